#!/bin/bash
# Simulates a cluster on one machine: Debian's slurm-wlm with one controller and three nodes of two processors, each node
# in its own process namespace. data/cluster/submit submits count 16 in 64 shards. During the run, kill -9 of slurmd and
# all its children simulates a power failure of the second node. Slurm must detect the failure and restart the lost
# tasks, and the result must be that of one process.
. "$(dirname "$0")/support.sh"
enter "slurmctld slurmd sbatch munged ip" "slurm-wlm munge iproute2" "$@"
cd "$folder"
lost=n2

# The name service resolves addresses only if a network other than the loopback is up.
hostname controller
ip link set lo up
ip link add cluster0 type veth peer name cluster1
ip addr add 10.77.0.1/24 dev cluster0
ip link set cluster0 up
ip link set cluster1 up
printf '127.0.0.1 localhost\n10.77.0.1 controller n1 n2 n3\n' >hosts
mount --bind hosts /etc/hosts

mkdir state n1 n2 n3
cat >slurm.conf <<END
ClusterName=eightfold
SlurmctldHost=controller
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/%n
SlurmctldPidFile=$folder/controller.pid
SlurmdPidFile=$folder/%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdTimeout=5
MessageTimeout=5
ReturnToService=2
JobRequeue=0
MaxArraySize=9
SchedulerParameters=bf_interval=1
NodeName=n1 NodeAddr=10.77.0.1 Port=7001 CPUs=2
NodeName=n2 NodeAddr=10.77.0.1 Port=7002 CPUs=2
NodeName=n3 NodeAddr=10.77.0.1 Port=7003 CPUs=2
PartitionName=all Nodes=ALL Default=YES
END
export SLURM_CONF=$folder/slurm.conf

dd if=/dev/urandom of=munge.key bs=1024 count=1 status=none
chmod 400 munge.key
munged --foreground --key-file="$folder/munge.key" --socket="$folder/munge.socket" --pid-file="$folder/munge.pid" \
  --seed-file="$folder/munge.seed" >munge.log 2>&1 &
munge=$!
is_munge_up() {
  kill -0 "$munge" 2>/dev/null || skip "munged does not run on this machine: $(tail -n 1 munge.log)"
  [ -S munge.socket ]
}
wait_for "munged" is_munge_up

slurmctld -D >controller.log 2>&1 &
declare -A node=()
for name in n1 n2 n3; do
  unshare --pid --fork --kill-child --mount-proc slurmd -D -N "$name" >"$name.log" 2>&1 &
  node[$name]=$!
done
are_nodes_idle() {
  [ "$(sinfo -h -N -o %T 2>/dev/null | grep -c '^idle$')" -eq 3 ]
}
wait_for "three idle nodes" are_nodes_idle
step "Slurm runs with three nodes"

# Runs the program slowly, one shard after another, and writes a line to the journal for each.
cat >slow <<END
#!/bin/bash
set -euo pipefail
[ "\$2" = shard ] || exec $program "\$@"
range=\$5
for ((shard = \${range%..*}; shard <= \${range#*..}; ++shard)); do
  echo "\$SLURMD_NODENAME \$SLURM_ARRAY_TASK_ID \${SLURM_RESTART_COUNT:-0} \$shard" >>journal
  sleep 0.4
  $program "\${@:1:4}" "\$shard" "\${@:6}"
done
END
chmod +x slow

plan
submit() {
  EIGHTFOLD=$folder/slow "$checkout/data/cluster/submit" "$@" run
}
submit
wait_for "a third of the records" at_least 20
disown "${node[$lost]}"
kill -KILL "${node[$lost]}"
snapshot >before.txt
mapfile -t lost_tasks < <(squeue -h -r -w "$lost" -t RUNNING -o %K | sort -n)
step "$lost killed with tasks ${lost_tasks[*]}; $(wc -l <before.txt) records exist"
[ ${#lost_tasks[@]} -gt 0 ] || fail "nothing ran on $lost when it was killed"

are_lost_tasks_requeued() {
  squeue -h -r -t PENDING -o '%K %r' | grep BeginTime | cut -d ' ' -f 1 | sort -n |
    cmp -s - <(printf '%s\n' "${lost_tasks[@]}")
}
wait_for "Slurm to detect that $lost is down" are_lost_tasks_requeued
step "Slurm has requeued tasks ${lost_tasks[*]}"

# Slurm would delay them by two minutes.
for job in $(squeue -h -r -t PENDING -o %i); do
  scontrol update "JobId=$job" StartTime=now
done
is_queue_empty() {
  [ -z "$(squeue -h)" ]
}
wait_for "the end of all tasks" is_queue_empty
step "all tasks have completed"

for task in "${lost_tasks[@]}"; do
  grep -q "^$lost $task 0 " journal || fail "task $task: did not run on $lost"
  grep -q "^n[13] $task 1 " journal || fail "task $task: not restarted on another node"
done
expect_unchanged before.txt
compare run
step "same result as with one process"

submit | grep -q "nothing to submit" || fail "the finished job was submitted again"
rm run/records/00020.json
snapshot >before.txt
submit --shards-per-task 10 | tee submit.log
grep -q '1 missing. Shards per task: 10. Tasks: 2[.]$' submit.log || fail "other tasks than that of shard 20"
wait_for "the end of the task" is_queue_empty
expect_unchanged before.txt
compare run
step "only the missing shard was computed again"
