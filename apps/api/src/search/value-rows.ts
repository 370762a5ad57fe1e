import { type Bits, bitsFor, grownBits, setBit } from "./bitset.ts";
import { grown } from "./grown.ts";

/** Values with a code of at least this get their bit set on first use. */
export const EAGER_VALUES = 512;

/** The value codes of one facet by row (a product or variant). A row has none, one or several. */
export class ValueRows {
  /** Indexes of the first code of each row; a row's codes end where the next row's begin. */
  starts = new Uint32Array(1);
  codes = new Uint32Array(0);
  #rows = 0;
  #capacity = 0;
  readonly #bits = new Map<number, Bits>();

  get codesPerRow(): number {
    return this.#rows === 0 ? 0 : this.starts[this.#rows]! / this.#rows;
  }

  append(codes: readonly number[]): void {
    const row = this.#rows++;
    const start = this.starts[row]!;
    const end = start + codes.length;
    if (end > this.codes.length) this.codes = grown(this.codes, Math.max(end, Math.ceil(end * 1.5)), Uint32Array);
    for (let place = 0; place < codes.length; place++) {
      const code = codes[place]!;
      this.codes[start + place] = code;
      const bits = this.#bits.get(code) ?? (code < EAGER_VALUES ? this.#emptyBits(code) : null);
      if (bits) setBit(bits, row);
    }
    this.starts[row + 1] = end;
  }

  get state() {
    return { starts: this.starts, codes: this.codes, rows: this.#rows, capacity: this.#capacity, bits: this.#bits };
  }

  set state({ starts, codes, rows, capacity, bits }) {
    [this.starts, this.codes, this.#rows, this.#capacity] = [starts, codes, rows, capacity];
    for (const [code, set] of bits) this.#bits.set(code, set);
  }

  /** Returns the rows that have a value. */
  bitsOf(code: number): Bits {
    const known = this.#bits.get(code);
    if (known) return known;
    const bits = this.#emptyBits(code);
    for (let row = 0; row < this.#rows; row++) {
      for (let at = this.starts[row]!; at < this.starts[row + 1]!; at++) if (this.codes[at] === code) setBit(bits, row);
    }
    return bits;
  }

  reserve(capacity: number): void {
    this.starts = grown(this.starts, capacity + 1, Uint32Array);
    for (const [code, bits] of this.#bits) this.#bits.set(code, grownBits(bits, capacity));
    this.#capacity = capacity;
  }

  #emptyBits(code: number): Bits {
    const bits = bitsFor(this.#capacity);
    this.#bits.set(code, bits);
    return bits;
  }
}
