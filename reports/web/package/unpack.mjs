// In a worker of its own, because it takes a quarter of a second: the script of the other workers and the compiled program, from the
// texts that parts.mjs writes. It contains xz-decompress and bytes.mjs.

function decompressed(text) {
  const {XzReadableStream} = self['xz-decompress'];
  return new Response(new XzReadableStream(new Blob([bytesOfText(text)]).stream())).arrayBuffer();
}

self.onmessage = async ({data}) => {
  try {
    const [script, program] = await Promise.all(data.map(decompressed));
    self.postMessage({script, module: await WebAssembly.compile(program)});
  } catch (failure) {
    self.postMessage({failure: String(failure)});
  }
};
