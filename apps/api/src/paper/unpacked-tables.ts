import type { Font } from "fontkit";

interface Stream {
  buffer: Uint8Array;
  constructor: new (buffer: Uint8Array) => Stream;
}

/** Fields missing from fontkit's types. */
interface Packed {
  stream: Stream;
  _getTableStream(tag: string): Stream | null;
}

/** Keeps the tables of packed fonts (WOFF) unpacked: fontkit unpacks all glyphs again for each one, seconds for a few lines of Japanese. */
export function keepUnpacked(font: Font): void {
  const shared = Object.getPrototypeOf(font) as Packed;
  const { _getTableStream: unpack } = shared;
  const unpacked = new WeakMap<Packed, Map<string, Stream>>();
  shared._getTableStream = function (this: Packed, tag) {
    const tables = unpacked.get(this) ?? new Map<string, Stream>();
    unpacked.set(this, tables);
    const known = tables.get(tag);
    if (known) return new known.constructor(known.buffer);
    const table = unpack.call(this, tag);
    // A table that isn't packed is read from the file's own stream.
    if (table && table !== this.stream) tables.set(tag, table);
    return table;
  };
}
