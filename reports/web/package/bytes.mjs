// The bytes of a text that parts.mjs writes.

const digitAt = (text, at) => {
  const code = text.charCodeAt(at);
  return code - 33 - (code > 39) - (code > 60) - (code > 92);
};

// 13 bits for each two digits; without a length, as many bytes as the greatest multiple of four.
function bytesOfText(text, size = Math.floor(text.length / 2 * 13 / 32) * 4) {
  const bytes = new Uint8Array(size);
  let bits = 0;
  let number = 0; // the next bits, at most 20
  let length = 0;
  for (let at = 0; at < text.length; at += 2) {
    number = number << 13 | digitAt(text, at) * 91 + digitAt(text, at + 1);
    for (bits += 13; bits >= 8 && length < bytes.length; number &= (1 << bits) - 1) bytes[length++] = number >> (bits -= 8);
  }
  return bytes;
}
