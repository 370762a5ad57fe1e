type Numbers = Uint32Array | Float64Array;

/**
 * Memory for the steps of one search, reused by the next one. With a million items a step takes up to a megabyte, and allocating it each
 * time would cause long garbage collections.
 */
export class Workspace {
  readonly #integers = new Buffers((length) => new Uint32Array(length));
  readonly #floats = new Buffers((length) => new Float64Array(length));

  /** Makes all memory available again. Arrays of a search are valid until the next search begins. */
  begin(): void {
    this.#integers.begin();
    this.#floats.begin();
  }

  /** Returns an array with arbitrary values. */
  integers(length: number): Uint32Array {
    return this.#integers.take(length);
  }

  floats(length: number): Float64Array {
    return this.#floats.take(length);
  }

  /** Returns an empty set with the capacity of another. */
  emptyLike({ length }: Uint32Array): Uint32Array {
    return this.integers(length).fill(0);
  }

  copyOf(bits: Uint32Array): Uint32Array {
    const copy = this.integers(bits.length);
    copy.set(bits);
    return copy;
  }
}

class Buffers<T extends Numbers> {
  readonly #make: (length: number) => T;
  readonly #buffers: T[] = [];
  #taken = 0;

  constructor(make: (length: number) => T) {
    this.#make = make;
  }

  begin(): void {
    this.#taken = 0;
  }

  take(length: number): T {
    const place = this.#taken++;
    let buffer = this.#buffers[place];
    if (!buffer || buffer.length < length) this.#buffers[place] = buffer = this.#make(2 ** Math.ceil(Math.log2(Math.max(length, 64))));
    return buffer.subarray(0, length) as T;
  }
}
