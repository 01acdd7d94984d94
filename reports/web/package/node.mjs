// The package for Node.
import {readFileSync} from 'node:fs';
import {Worker} from 'node:worker_threads';
import {createApi} from './api.mjs';
import {Program} from './program.mjs';

// A worker of Node with the events of one of a browser. It does not keep the process alive.
function startWorker() {
  const worker = new Worker(new URL('./node_worker.mjs', import.meta.url));
  const port = {
    postMessage: (message) => {
      worker.ref();
      worker.postMessage(message);
    },
    terminate: () => worker.terminate(),
  };
  worker.unref();
  worker.on('message', (data) => {
    if (data.result !== undefined || data.failure !== undefined) worker.unref();
    port.onmessage({data});
  });
  worker.on('error', (error) => port.onerror(error));
  worker.postMessage({module});
  return port;
}

const module = new WebAssembly.Module(readFileSync(new URL('./eightfold.wasm', import.meta.url)));
const program = new Program(startWorker);
const api = createApi(program.run.bind(program));

export {EightfoldError} from './api.mjs';
export const {run, burnside, census, chains, count, cycleIndex, group, orbits, rank, show, solutions, symmetric, tree, verify} = api;
