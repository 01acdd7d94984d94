// The worker's side: runs one command for each message, {module, words, options}, and answers with what it writes and its result.
import {runInstance} from './instance.mjs';

/** Answers the messages of `port`, which are those of Program. */
export function serve(port, createInstance) {
  let module;
  port.onmessage = async ({data}) => {
    if (data.module !== undefined) module = data.module instanceof WebAssembly.Module ? data.module : WebAssembly.compile(data.module);
    if (data.words === undefined) return;
    const send = (kind) => (bytes) => port.postMessage({[kind]: bytes}, [bytes.buffer]);
    try {
      const result = await runInstance(createInstance, await module, data.words,
        {...data.options, onOutput: send('output'), onError: send('error')});
      port.postMessage({result});
    } catch (failure) {
      port.postMessage({failure: String(failure)});
    }
  };
}
