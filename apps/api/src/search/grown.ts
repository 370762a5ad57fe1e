/** Returns a longer array with the same numbers. */
export function grown<T extends Uint32Array | Int32Array>(old: T, length: number, Type: new (length: number) => T): T {
  const next = new Type(length);
  next.set(old);
  return next;
}
