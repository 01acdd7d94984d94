// Commands whose results the page shows only while they are the latest.

// Returns {start(work), stop()}. start() stops the work before and calls work(signal) after a short pause, so that a quick succession
// of changes starts it once.
function latestOnly(pause = 120) {
  let current = null;
  const stop = () => current?.abort();
  async function start(work) {
    stop();
    const {signal} = current = new AbortController();
    await new Promise((done) => { setTimeout(done, pause); });
    try {
      if (!signal.aborted) await work(signal);
    } catch (error) {
      if (error.name !== 'AbortError') throw error;
    }
  }
  return {start, stop};
}

// The JSON document that a command writes. Throws its message if it writes none.
async function jsonOf(program, args, options) {
  const result = await program.run([...args, '--format', 'json'], options);
  if (result.stdout === '') throw new Error(errorOf(result));
  return JSON.parse(result.stdout);
}
