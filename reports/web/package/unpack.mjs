// In a worker of its own, because it takes a quarter of a second: the script of the other workers and the compiled program, from the
// texts that parts.mjs writes.

// Four bytes for each five digits.
function bytesOfText(text) {
  const bytes = new DataView(new ArrayBuffer(text.length / 5 * 4));
  for (let at = 0; at < text.length; at += 5) {
    let word = 0;
    for (let i = at; i < at + 5; ++i) {
      const code = text.charCodeAt(i);
      word = word * 85 + code - 40 - (code > 60) - (code > 92);
    }
    bytes.setUint32(at / 5 * 4, word);
  }
  return bytes.buffer;
}

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
