export interface ByteRange {
  from: number;
  /** Position of the last byte. */
  to: number;
}

/** Returns the range in a `Range` header; null for the whole file, several ranges or an invalid header. */
export function readRange(header: string | null, size: number): ByteRange | "outside" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  return from > to ? "outside" : { from, to };
}
