/** Returns the same numbers in a longer array. */
export function grown<T extends Uint32Array | Int32Array>(old: T, length: number, Type: new (length: number) => T): T {
  const next = new Type(length);
  next.set(old);
  return next;
}
