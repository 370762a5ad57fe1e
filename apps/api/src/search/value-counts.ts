/** The number of products per value of one facet, without values of zero. */
export class ValueCounts implements Iterable<[value: string, count: number]> {
  /** All values by code, including those without a product. It grows with new values, and is replaced by a rebuild. */
  readonly values: readonly string[];
  readonly #codes: ReadonlyMap<string, number>;
  readonly #counts: Uint32Array;

  /** @param counts by value code; it isn't extended when new values are added */
  constructor(values: readonly string[], codes: ReadonlyMap<string, number>, counts: Uint32Array) {
    this.values = values;
    this.#codes = codes;
    this.#counts = counts;
  }

  get(value: string): number {
    return this.#counts[this.#codes.get(value) ?? -1] ?? 0;
  }

  at(code: number): number {
    return this.#counts[code] ?? 0;
  }

  /** Returns these counts, with those of `others` for some values. Both are of one facet. */
  with(others: ValueCounts, takes: (value: string) => boolean): ValueCounts {
    const counts = this.#counts.map((count, code) => (takes(this.values[code]!) ? others.at(code) : count));
    return new ValueCounts(this.values, this.#codes, counts);
  }

  /** The number of values that have a product. */
  get size(): number {
    let size = 0;
    for (let code = 0; code < this.#counts.length; code++) if (this.#counts[code]! > 0) size++;
    return size;
  }

  get byteLength(): number {
    return this.#counts.byteLength;
  }

  *[Symbol.iterator](): Generator<[string, number]> {
    for (let code = 0; code < this.#counts.length; code++) {
      const count = this.#counts[code]!;
      if (count > 0) yield [this.values[code]!, count];
    }
  }
}
