/** The subset of ASN.1 DER that a certificate uses. */
function lengthOf(size: number): Buffer {
  if (size < 128) return Buffer.from([size]);
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

/** Encodes a value: tag, length, content. */
export function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

export const sequence = (...items: Uint8Array[]): Buffer => der(0x30, ...items);
export const setOf = (...items: Uint8Array[]): Buffer => der(0x31, ...items);
export const octets = (content: Uint8Array): Buffer => der(0x04, content);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
export const truth = (): Buffer => der(0x01, Buffer.from([0xff]));

/** Encodes a positive integer from its bytes. */
export function integer(bytes: Uint8Array): Buffer {
  return der(0x02, (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

export const bits = (content: Uint8Array): Buffer => der(0x03, Buffer.from([0]), content);

/** Encodes an object identifier such as `2.5.4.3`. */
export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const group = [arc & 0x7f];
    for (let left = arc >> 7; left > 0; left >>= 7) group.unshift((left & 0x7f) | 0x80);
    bytes.push(...group);
  }
  return der(0x06, Buffer.from(bytes));
}

/** Encodes a time as GeneralizedTime, to the second. */
export function time(moment: Date): Buffer {
  const text = `${moment.toISOString().slice(0, 19).replace(/[-:T]/g, "")}Z`;
  return moment.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}
