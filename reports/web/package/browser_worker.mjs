// The program in a browser. The scripts of its workers are blobs, because a page that was opened as a file cannot start one from another file.

const addressOf = (script) => URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));

// gzip makes the script that decompresses the program smaller by half.
const unpackScript = () => new Response(
  new Blob([bytesOfText(embeddedUnpack)]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

let parts;
const unpack = () => (parts ??= unpackScript().then((script) => new Promise((resolve, reject) => {
  const worker = new Worker(addressOf(script));
  worker.onmessage = ({data: {script, module, failure}}) => {
    worker.terminate();
    if (failure === undefined) resolve({address: addressOf(script), module});
    else reject(new Error(failure));
  };
  worker.onerror = (event) => reject(new Error(event.message ?? 'the worker cannot be started'));
  worker.postMessage([embeddedWorker, embeddedProgram]);
})));

// What Program uses of a worker. Its messages wait until the worker exists.
function startWorker() {
  let isEnded = false;
  const port = {};
  const started = unpack().then(({address, module}) => {
    if (isEnded) return undefined;
    const worker = new Worker(address);
    worker.onmessage = (event) => port.onmessage(event);
    worker.onerror = (event) => port.onerror(event);
    worker.postMessage({module});
    return worker;
  });
  port.postMessage = (message) => started.then((worker) => worker?.postMessage(message), (error) => port.onerror(error));
  port.terminate = () => {
    isEnded = true;
    started.then((worker) => worker?.terminate(), () => {});
  };
  return port;
}

const program = new Program(startWorker);
