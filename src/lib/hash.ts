/** A 64-bit FNV-1a hash on 32-bit halves, for seeds and checksums; equal on every platform. */

const OFFSET_HI = 0xcbf29ce4;
const OFFSET_LO = 0x84222325;
/** The FNV prime is 2^40 + 0x1b3. */
const PRIME_LO = 0x1b3;

/** The hash of a text's UTF-16 code units, as two unsigned 32-bit halves. */
export function hashText(text: string): { hi: number; lo: number } {
  let hi = OFFSET_HI;
  let lo = OFFSET_LO;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // Its two bytes, the low one first; written out, because a list of two would be made for every character.
    lo = (lo ^ (unit & 0xff)) >>> 0;
    let low = lo * PRIME_LO;
    hi = (Math.imul(hi, PRIME_LO) + Math.floor(low / 0x1_0000_0000) + (lo << 8)) | 0;
    lo = ((low >>> 0) ^ (unit >>> 8)) >>> 0;
    low = lo * PRIME_LO;
    hi = (Math.imul(hi, PRIME_LO) + Math.floor(low / 0x1_0000_0000) + (lo << 8)) | 0;
    lo = low >>> 0;
  }
  // FNV spreads the last characters badly over the high bits; one murmur finaliser round repairs that.
  return mix(hi >>> 0, lo >>> 0);
}

function mix(hi: number, lo: number): { hi: number; lo: number } {
  const a = Math.imul(lo ^ (hi >>> 15), 0x2c1b3c6d) >>> 0;
  const b = Math.imul(hi ^ (a >>> 12), 0x297a2d39) >>> 0;
  const c = Math.imul(a ^ (b >>> 15), 0x85ebca6b) >>> 0;
  return { hi: (b ^ (c >>> 16)) >>> 0, lo: (c ^ (b >>> 13)) >>> 0 };
}

/** The hash as 16 hexadecimal digits. */
export function hashHex(text: string): string {
  const { hi, lo } = hashText(text);
  return hi.toString(16).padStart(8, '0') + lo.toString(16).padStart(8, '0');
}
