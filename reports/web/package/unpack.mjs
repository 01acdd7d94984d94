// In a worker of its own, because it takes a quarter of a second: the script of the other workers and the compiled program, from the
// texts that parts.mjs writes.

const digitAt = (text, at) => {
  const code = text.charCodeAt(at);
  return code - 33 - (code > 39) - (code > 60) - (code > 92);
};

// 13 bits for each two digits, and of the bytes the greatest multiple of four.
function bytesOfText(text) {
  const bytes = new Uint8Array(Math.floor(text.length / 2 * 13 / 32) * 4);
  let bits = 0;
  let number = 0; // the next bits, at most 20
  let length = 0;
  for (let at = 0; at < text.length; at += 2) {
    number = number << 13 | digitAt(text, at) * 91 + digitAt(text, at + 1);
    for (bits += 13; bits >= 8 && length < bytes.length; number &= (1 << bits) - 1) bytes[length++] = number >> (bits -= 8);
  }
  return bytes;
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
