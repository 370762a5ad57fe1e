import { useEffect, useState } from "react";

/** A counter's size in inches. */
export interface NeededSize {
  width: number;
  height: number;
}

const KEY = "azulejo:counter";
const LEAST = 1;
const MOST = 400;

const isSide = (side: unknown): side is number => typeof side === "number" && side >= LEAST && side <= MOST;

/** Reads a stored size; null for anything invalid. */
export function sizeIn(stored: string | null): NeededSize | null {
  try {
    const { width, height } = JSON.parse(stored ?? "{}") as Partial<NeededSize>;
    return isSide(width) && isSide(height) ? { width, height } : null;
  } catch {
    return null;
  }
}

/**
 * The counter size that the visitor needs, shared by yards, slabs and layouts during the visit. Null until the page has loaded, because the
 * page itself is shared.
 * @param given the size in the address, which is remembered
 */
export function useNeededSize(given: NeededSize | null = null): [NeededSize | null, (size: NeededSize) => void] {
  const [kept, setKept] = useState<NeededSize | null>(null);
  const [width, height] = [given?.width, given?.height];
  useEffect(() => {
    if (width && height) store({ width, height });
    else setKept(read());
  }, [width, height]);
  const keep = (size: NeededSize) => {
    store(size);
    setKept(size);
  };
  return [given ?? kept, keep];
}

function read(): NeededSize | null {
  try {
    return sizeIn(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function store(size: NeededSize): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(size));
  } catch {
    // Storage may be blocked; the size then applies to one page only.
  }
}
