// The program as a function. Each command runs in a worker, so a page never waits for it.

const bytesOf = (content) => (typeof content === 'string' ? new TextEncoder().encode(content) : content);

const waitingWorkers = 2; // a worker that has compiled the program waits for the next command

/** Commands in workers. `startWorker()` returns a new worker that runs serve.mjs and has the program. */
export class Program {
  #startWorker;
  #idle = [];

  constructor(startWorker) {
    this.#startWorker = startWorker;
  }

  /** Starts a worker, so that the first command does not wait for it. */
  prepare() {
    if (this.#idle.length === 0) this.#idle.push(this.#startWorker());
  }

  /** Ends the workers that wait for a command. */
  close() {
    for (const worker of this.#idle.splice(0)) worker.terminate();
  }

  /**
   * Runs `eightfold WORD…`. Resolves to {stdout, stderr, code, files}: texts, the exit status, and {name: bytes} of the files that the
   * command wrote or changed.
   *
   * Options: `input`, the text or bytes of standard input; `files`, {name: text or bytes}, files that the command may read;
   * `onOutput(text)`, called with each part of standard output, which is then not collected; `onError(text)`, the same for standard
   * error, with `progress` set as on a terminal; `signal`, an AbortSignal that ends the command at once, and rejects the promise with its reason.
   */
  run(words, {input = '', files = {}, onOutput, onError, progress = false, signal} = {}) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const worker = this.#idle.pop() ?? this.#startWorker();
      const text = {output: '', error: ''};
      const decoders = {output: new TextDecoder(), error: new TextDecoder()};
      const receivers = {output: onOutput, error: onError};
      const add = (kind, part) => {
        if (receivers[kind] === undefined) text[kind] += part;
        else if (part !== '') receivers[kind](part);
      };
      const given = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytesOf(content)]));
      const end = (settle, value, isReusable) => {
        signal?.removeEventListener('abort', abort);
        if (isReusable && this.#idle.length < waitingWorkers) this.#idle.push(worker);
        else worker.terminate();
        settle(value);
      };
      const abort = () => end(reject, signal.reason, false);
      signal?.addEventListener('abort', abort);
      worker.onerror = (event) => end(reject, new Error(event.message ?? String(event)), false);
      worker.onmessage = ({data}) => {
        if (signal?.aborted) return;
        for (const kind of ['output', 'error'])
          if (data[kind] !== undefined) add(kind, decoders[kind].decode(data[kind], {stream: true}));
        if (data.failure !== undefined) end(reject, new Error(data.failure), false);
        if (data.result === undefined) return;
        for (const kind of ['output', 'error']) add(kind, decoders[kind].decode());
        const {code, files: after} = data.result;
        const isNew = ([name, bytes]) => !(name in given) || bytes.length !== given[name].length || bytes.some((byte, i) => byte !== given[name][i]);
        end(resolve, {stdout: text.output, stderr: text.error, code, files: Object.fromEntries(Object.entries(after).filter(isNew))}, true);
      };
      worker.postMessage({words: words.map(String), options: {input: bytesOf(input), files: given, environment: {LANG: 'C.UTF-8'}, progress}});
    });
  }
}
