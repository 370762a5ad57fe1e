import { crc32, deflateSync } from "node:zlib";

const WIDTH = 640;
const HEIGHT = 480;

/** Left, top, width, height and color of what the picture shows: a wall, a door, a drive, and boxes on a pallet. */
const parts = [
  [0, 0, WIDTH, 330, 0xd9d2c5],
  [0, 330, WIDTH, 150, 0x8f8b84],
  [60, 80, 150, 250, 0x4a5a52],
  [76, 100, 118, 90, 0x62746a],
  [182, 214, 12, 12, 0xc9a86a],
  [300, 396, 260, 34, 0x7a5c3c],
  [316, 404, 60, 18, 0x3b2d1f],
  [400, 404, 60, 18, 0x3b2d1f],
  [484, 404, 60, 18, 0x3b2d1f],
  [310, 236, 118, 78, 0xb98d5e],
  [432, 236, 118, 78, 0xb38758],
  [310, 317, 118, 78, 0xae8254],
  [432, 317, 118, 78, 0xb58a5b],
  [340, 256, 58, 26, 0xf1ece2],
  [462, 256, 58, 26, 0xf1ece2],
] as const;

/** Draws what a driver would photograph at the door, as PNG. */
export function deliveryPicture(): Uint8Array<ArrayBuffer> {
  const row = 1 + WIDTH * 3;
  const pixels = Buffer.alloc(row * HEIGHT);
  for (const [left, top, width, height, color] of parts)
    for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) pixels.writeUIntBE(color, y * row + 1 + x * 3, 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(pixels)), chunk("IEND", Buffer.alloc(0))]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
