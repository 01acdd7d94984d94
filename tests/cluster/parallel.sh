#!/bin/bash
# Simulates two hosts on one machine. Each is a network namespace with its own sshd, connected to this one by a virtual
# cable; all use one shared folder. GNU parallel computes count 16 in 64 shards on both. During the run, the cable to one
# host is disconnected permanently and the host loses the shared folder, as with NFS. The other host must compute the
# remaining shards, and the result must be that of one process.
. "$(dirname "$0")/support.sh"
enter "parallel sshd ssh ip" "parallel openssh-server openssh-client iproute2" "$@"
cd "$folder"
lost=left

# sshd and ip need files in /run; this mount is visible only in the test.
mount -t tmpfs none /run
mkdir -p /run/sshd
hostname controller
ip link set lo up

ssh-keygen -q -t ed25519 -N '' -f user.key
ssh-keygen -q -t ed25519 -N '' -f host.key
cp user.key.pub authorized_keys
cat >sshd_config <<END
Port 2222
HostKey $folder/host.key
AuthorizedKeysFile $folder/authorized_keys
PidFile none
StrictModes no
UsePAM no
PermitRootLogin prohibit-password
MaxStartups 100
LogLevel ERROR
END
cat >ssh_config <<END
Host left
  HostName 10.77.1.2
Host right
  HostName 10.77.2.2
Host *
  Port 2222
  User root
  IdentityFile $folder/user.key
  IdentitiesOnly yes
  UserKnownHostsFile $folder/known_hosts
  StrictHostKeyChecking accept-new
  BatchMode yes
  ConnectTimeout 2
  ServerAliveInterval 1
  ServerAliveCountMax 3
END

# host NAME NUMBER: creates its cable, its mount of the shared folder and its sshd. The folder under the mount is empty.
mkdir shared mounted
declare -A sshd=()
host() {
  ip netns add "$1"
  ip link add "to-$1" type veth peer name eth0 netns "$1"
  ip addr add "10.77.$2.1/24" dev "to-$1"
  ip link set "to-$1" up
  ip -n "$1" addr add "10.77.$2.2/24" dev eth0
  ip -n "$1" link set lo up
  ip -n "$1" link set eth0 up
  nsenter --net="/run/netns/$1" unshare --mount --uts bash -c \
    "hostname $1 && mount --bind shared mounted && exec $(command -v sshd) -D -f $folder/sshd_config -E $folder/$1.log" &
  sshd[$1]=$!
  wait_for "sshd on $1" answers "$1"
}
answers() {
  ssh -F ssh_config "$1" true 2>ssh.log
}
host left 1
host right 2
step "both hosts answer"

# Runs the program slowly and writes a line to the journal for each shard that a host starts.
cat >slow <<END
#!/bin/bash
set -euo pipefail
echo "\$(hostname) \$5" >>$folder/journal
sleep 0.5
exec $program "\$@"
END
chmod +x slow

cd shared
plan
printf '4/%s\n' left right >../hosts
seq 0 63 | HOME=$folder parallel --will-cite --sshloginfile ../hosts --ssh "ssh -F $folder/ssh_config" \
  --joblog ../joblog --retries 3 --timeout 60 \
  "$folder/slow" job shard "$folder/mounted/run" --index {} --threads 1 \
  >../parallel.log 2>&1 &
run=$!
wait_for "a third of the records" at_least 20
ip link set "to-$lost" down
nsenter --mount="/proc/${sshd[$lost]}/ns/mnt" umount --lazy "$folder/mounted"
snapshot >../before.txt
step "$lost disconnected; $(wc -l <../before.txt) records exist"
wait "$run" || fail "parallel exited with status $?, the number of shards that failed"
step "parallel has exited"

# The log has one line for each shard, with the host that completed it.
awk 'NR > 1 { print $2, $14 }' ../joblog | sort >../done.txt
sort ../journal >../started.txt
for name in left right; do
  grep -q "^$name " ../done.txt || fail "$name completed no shard"
done
moved=$(comm -23 ../started.txt ../done.txt | grep -c "^$lost ") || fail "nothing ran on $lost when it was disconnected"
expect_unchanged ../before.txt
step "$moved shards started on $lost were completed by the other host"
compare run
step "same result as with one process"
