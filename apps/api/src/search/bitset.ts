/** Sets of small integers as bits, for counting facets. All sets of an index have the same capacity. */
export type Bits = Uint32Array;

export const bitsFor = (capacity: number): Bits => new Uint32Array((capacity + 31) >>> 5);

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5]! |= 1 << (index & 31);
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5]! &= ~(1 << (index & 31));
}

export function hasBit(bits: Bits, index: number): boolean {
  return (bits[index >>> 5]! & (1 << (index & 31))) !== 0;
}

/** target ∩= other */
export function intersect(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! &= other[word]!;
}

/** target ∪= other */
export function unite(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word]! |= other[word]!;
}

export const copyBits = (bits: Bits): Bits => bits.slice();

/** Calls `visit` for each member in ascending order. */
export function eachBit(bits: Bits, visit: (index: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const low = rest & -rest;
      visit((word << 5) + 31 - Math.clz32(low));
      rest ^= low;
    }
  }
}

/** Returns the same members in a larger set. */
export function grownBits(bits: Bits, capacity: number): Bits {
  const grown = bitsFor(capacity);
  grown.set(bits);
  return grown;
}
