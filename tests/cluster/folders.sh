#!/bin/bash
# Machines without a shared folder: each has a copy of the job's folder and computes a part of count 16 in 64 shards. One of
# them is lost during the run, but its records are not. Another one computes the missing shards, and `job result` reads all
# folders. Then the job is computed by data/cluster/Makefile, where make is killed during the run, and another one by
# data/cluster/Snakefile.
. "$(dirname "$0")/support.sh"
enter "make snakemake" "make snakemake" "$@"
cd "$folder"

# The program on the PATH is slow.
mkdir bin
cat >bin/eightfold <<END
#!/bin/bash
sleep 0.1
exec $program "\$@"
END
chmod +x bin/eightfold
PATH=$folder/bin:$PATH

plan
machines=(ada grace emmy lost)
declare -A run=()
for i in 0 1 2 3; do
  cp -r run "${machines[i]}"
  setsid bash -c "seq $((16 * i)) $((16 * i + 15)) | xargs -I {} eightfold job shard ${machines[i]} --index {}" \
    >"${machines[i]}.log" 2>&1 &
  run[${machines[i]}]=$!
done
wait_for "a third of the records of lost" at_least 5 lost
disown "${run[lost]}"
kill -KILL -- "-${run[lost]}"
for name in ada grace emmy; do
  wait "${run[$name]}" || fail "$name: exited with status $?"
done
left=$((16 - $(records lost)))
step "lost is down; $left of its shards are missing"
[ "$left" -gt 0 ] || fail "lost was not lost during the run"

status=0
"$program" job result "${machines[@]}" >result.log 2>&1 || status=$?
[ "$status" -eq 75 ] || fail "job result exited with status $status, not 75"
grep -q "$left of 64 shards" result.log || fail "another number of missing shards: $(cat result.log)"
"$program" job status "${machines[@]}" --format json | tr -d '\n ' | sed 's/.*"missing":\[\([0-9,]*\)\].*/\1/' | tr , '\n' |
  xargs -I {} eightfold job shard grace --index {} >>grace.log
[ "$(records grace)" -eq "$((16 + left))" ] || fail "grace computed other shards: $(cat grace.log)"
compare "${machines[@]}"
step "same result as with one process"

cp "$checkout/data/cluster/Makefile" .
setsid make -j 2 >make.log 2>&1 &
make=$!
wait_for "a third of the records" at_least 20
disown "$make"
kill -KILL -- "-$make"
[ ! -e run/result.txt ] || fail "make was not killed during the run"
snapshot >before.txt
step "make killed; $(wc -l <before.txt) records exist"
make -j 2 >>make.log
expect_unchanged before.txt
"$program" job result run | cmp - run/result.txt || fail "make has another result"
compare run
step "same result with make"

cp "$checkout/data/cluster/Snakefile" .
"$program" job plan count 12 --shards 8 -o small >snakemake.log
HOME=$folder snakemake --cores 2 --config dir=small >>snakemake.log 2>&1
"$program" job result small | cmp - small/result.txt || fail "snakemake has another result"
grep -qw 14,200 small/result.txt || fail "expected 14,200 solutions: $(cat small/result.txt)"
step "same result with snakemake"
