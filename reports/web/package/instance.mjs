// Runs the program once, in an instance of its own, so that nothing remains from one command to the next.

const folder = '/home/web_user';

// Emscripten's numbers of the errors of a stream; any other is EIO.
const errorNumbers = {ENOSPC: 51, EFBIG: 22, EIO: 29};

// A device without a size. The program reports an error of `write` as that of any file. `read` fills an array of bytes and returns how many it wrote; `write` takes bytes.
function addStream(FS, path, number, {read, write, isTerminal = false}) {
  const device = FS.makedev(80, number);
  FS.registerDevice(device, {
    open: (stream) => Object.assign(stream, {seekable: false, tty: isTerminal ? {ops: {}} : undefined}),
    read: (stream, buffer, offset, length) => read(buffer.subarray(offset, offset + length)),
    write: (stream, buffer, offset, length) => {
      try {
        write(buffer.slice(offset, offset + length));
      } catch (error) {
        throw new FS.ErrnoError(errorNumbers[error.code] ?? errorNumbers.EIO);
      }
      return length;
    },
  });
  FS.mkdev(path, device);
}

function readerOf(bytes) {
  let at = 0;
  return (buffer) => {
    const piece = bytes.subarray(at, at + buffer.length);
    buffer.set(piece);
    at += piece.length;
    return piece.length;
  };
}

function addFiles(FS, files) {
  for (const [name, content] of Object.entries(files)) {
    const end = name.lastIndexOf('/');
    if (end > 0) FS.mkdirTree(`${folder}/${name.slice(0, end)}`);
    FS.writeFile(`${folder}/${name}`, content);
  }
}

function filesBelow(FS, path) {
  return FS.readdir(path).filter((name) => name !== '.' && name !== '..').flatMap((name) => {
    const place = `${path}/${name}`;
    return FS.isDir(FS.stat(place).mode) ? filesBelow(FS, place) : [[place.slice(folder.length + 1), FS.readFile(place)]];
  });
}

/**
 * Runs the program with the words of a command line, and resolves to {code, files}: the exit status, and the files in the current
 * folder after it, {name: bytes}.
 *
 * `createInstance` is Emscripten's function and `module` the compiled eightfold.wasm. `input` is the bytes of standard input,
 * or `read(buffer)` reads them; `files`,
 * {name: bytes or text}, are the files in the current folder before; `environment`, {name: value}, the environment variables.
 * `onOutput` and `onError` receive bytes. With `progress`, standard error is a terminal. `mount(FS)` provides the files instead.
 */
export async function runInstance(createInstance, module, words,
  {input = new Uint8Array(), read = readerOf(input), files = {}, environment = {}, onOutput, onError, progress = false, mount}) {
  const prepare = ({FS, ENV}) => {
    for (const name of Object.keys(ENV)) delete ENV[name];
    Object.assign(ENV, environment);
    FS.createStandardStreams = () => {
      addStream(FS, '/dev/stdin', 0, {read});
      addStream(FS, '/dev/stdout', 1, {write: onOutput});
      addStream(FS, '/dev/stderr', 2, {write: onError, isTerminal: progress});
      for (const [name, flags] of [['stdin', 0], ['stdout', 1], ['stderr', 1]]) FS.open(`/dev/${name}`, flags);
    };
    if (mount !== undefined) {
      mount(FS);
    } else {
      addFiles(FS, files);
      FS.chdir(folder);
    }
  };
  const instance = await createInstance({
    noInitialRun: true,
    quit: (status, reason) => { throw reason; },
    thisProgram: 'eightfold',
    instantiateWasm: (imports, receive) => {
      WebAssembly.instantiate(module, imports).then((result) => receive(result, module));
      return {};
    },
    preRun: [prepare],
  });
  const code = instance.callMain(words);
  return {code, files: mount === undefined ? Object.fromEntries(filesBelow(instance.FS, folder)) : {}};
}
