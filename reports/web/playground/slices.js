// Long work on the page in slices, between which the browser draws and reacts.

const sliceTime = 8; // milliseconds; a frame has 16

// Calls step() until it returns false, or until the signal is aborted.
async function inSlices(step, signal) {
  let end = performance.now() + sliceTime;
  while (step()) {
    if (performance.now() < end) continue;
    await new Promise((done) => { setTimeout(done); });
    if (signal?.aborted) return;
    end = performance.now() + sliceTime;
  }
}
