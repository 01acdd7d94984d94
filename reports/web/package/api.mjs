// Commands of the program as functions of JavaScript. Their results are the JSON documents of the program, as its schemas describe them.

/** A command failed. `message` is what it wrote to standard error, and `code` its exit status, as `eightfold help` lists them. */
export class EightfoldError extends Error {
  constructor(stderr, code) {
    super(stderr.trim().replace(/^eightfold: /u, ''));
    this.name = 'EightfoldError';
    this.code = code;
  }
}

// {canonical: true, queens: ['b4', 'd5'], colorsOf: 2} is --canonical --queens "b4 d5" --colors-of 2.
function optionWords(options) {
  return Object.entries(options).filter(([, value]) => value !== false && value !== undefined).flatMap(([name, value]) => {
    const option = `--${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
    return value === true ? [option] : [option, Array.isArray(value) ? value.join(' ') : String(value)];
  });
}

// A function for each command that has the format json: how many arguments come before the options.
const reports = {
  burnside: 1, census: 1, chains: 2, count: 1, cycleIndex: undefined, group: 0, orbits: 1, rank: 1, show: 1, symmetric: 1, tree: 1, verify: 1,
};
const fixedWords = {chains: ['--count']};
const commandName = (name) => (name === 'cycleIndex' ? 'cycle-index' : name);

// Whether the command found its input wrong, which its document describes; not an error.
const isNegative = (code) => code === 1;

/**
 * The functions, with `run` as Program.run. Each takes the arguments of its command, an object of its options without the dashes, and
 * an object of the options of `run`.
 */
export function createApi(run) {
  async function document(words, options, runOptions) {
    const {stdout, stderr, code} = await run([...words, ...optionWords(options), '--format', 'json'], runOptions);
    if (code !== 0 && !(isNegative(code) && stdout !== '')) throw new EightfoldError(stderr, code);
    return JSON.parse(stdout);
  }

  const api = {run};
  for (const [name, count] of Object.entries(reports)) {
    api[name] = (...given) => {
      const words = given.splice(0, count ?? 1).flat().map(String);
      const [options = {}, runOptions = {}] = given;
      return document([commandName(name), ...words, ...(fixedWords[name] ?? [])], options, runOptions);
    };
  }
  const {verify} = api;
  api.verify = (submission, options, runOptions) => verify('-', options, {...runOptions, input: submission});

  /**
   * The solutions of N queens, or of another rule, in lexicographic order, as the objects {columns} of listing-1.0. Leaving the loop
   * ends the search.
   */
  api.solutions = async function* solutions(size, options = {}, {signal, ...runOptions} = {}) {
    const end = new AbortController();
    const waiting = [];
    let rest = '';
    let wake = () => {};
    const receive = (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) waiting.push(line);
      wake();
    };
    const stop = () => end.abort(signal.reason);
    signal?.addEventListener('abort', stop);
    let result;
    const finished = run(['list', String(size), ...optionWords(options), '--format', 'ndjson'],
      {...runOptions, onOutput: receive, signal: end.signal}).then((value) => { result = value; }, (reason) => { result = {reason}; })
      .then(() => wake());
    try {
      signal?.throwIfAborted();
      for (;;) {
        for (const line of waiting.splice(0)) {
          const item = JSON.parse(line);
          if (item.kind === undefined) yield item;
        }
        if (waiting.length > 0) continue;
        if (result?.reason !== undefined) throw result.reason;
        if (result !== undefined && result.code !== 0) throw new EightfoldError(result.stderr, result.code);
        if (result !== undefined) return;
        await new Promise((resolve) => { wake = resolve; });
      }
    } finally {
      signal?.removeEventListener('abort', stop);
      end.abort();
      await finished;
    }
  };
  return api;
}
