import type { Workspace } from "./workspace.ts";

/** Sets of small integers as bits, for counting facets. All sets of variants have one capacity, and all sets of products another. */
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

/** Returns the intersection; a single set is returned itself, not copied. */
export function all([first, ...others]: Bits[], workspace: Workspace): Bits {
  if (others.length === 0) return first!;
  const left = workspace.copyOf(first!);
  for (const other of others) intersect(left, other);
  return left;
}

/** Returns the number of bits in a word. */
export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function sizeOf(bits: Bits): number {
  let size = 0;
  for (let word = 0; word < bits.length; word++) size += bitsIn(bits[word]!);
  return size;
}

/** |one ∩ other| */
export function sizeOfBoth(one: Bits, other: Bits): number {
  let size = 0;
  for (let word = 0; word < one.length; word++) size += bitsIn(one[word]! & other[word]!);
  return size;
}

/** Adds the members from `from` (inclusive) to `to` (exclusive). */
export function setRange(bits: Bits, from: number, to: number): void {
  const last = to - 1;
  for (let word = from >>> 5; word <= last >>> 5; word++) {
    const low = word === from >>> 5 ? -1 << (from & 31) : -1;
    const high = word === last >>> 5 ? -1 >>> (31 - (last & 31)) : -1;
    bits[word]! |= low & high;
  }
}

/** Returns whether there is a member from `from` (inclusive) to `to` (exclusive). */
export function hasAny(bits: Bits, from: number, to: number): boolean {
  const last = to - 1;
  const word = from >>> 5;
  const low = -1 << (from & 31);
  if (word === last >>> 5) return (bits[word]! & low & (-1 >>> (31 - (last & 31)))) !== 0;
  if ((bits[word]! & low) !== 0) return true;
  for (let next = word + 1; next < last >>> 5; next++) if (bits[next] !== 0) return true;
  return (bits[last >>> 5]! & (-1 >>> (31 - (last & 31)))) !== 0;
}

/** Writes the members to `target` in ascending order. @returns their number */
export function membersOf(bits: Bits, target: Uint32Array): number {
  let size = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    const last = (word << 5) + 31;
    while (rest !== 0) {
      const low = rest & -rest;
      target[size++] = last - Math.clz32(low);
      rest ^= low;
    }
  }
  return size;
}

export function grownBits(bits: Bits, capacity: number): Bits {
  const grown = bitsFor(capacity);
  grown.set(bits);
  return grown;
}
