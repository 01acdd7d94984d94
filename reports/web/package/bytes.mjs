// The bytes of a text that parts.mjs writes: each digit multiplies the 9 bytes of its group by 94.
function bytesOfText(text) {
  const bytes = new Uint8Array(Math.floor(text.length * 9 / 11));
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    let carry = code - 32 - (code > 60);
    const begin = Math.floor(at / 11) * 9;
    for (let i = Math.min(begin + 9, bytes.length) - 1; i >= begin; i--) {
      carry += bytes[i] * 94;
      bytes[i] = carry;
      carry >>= 8;
    }
  }
  return bytes;
}
