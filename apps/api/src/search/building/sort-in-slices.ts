import type { Slices } from "./slices.ts";

type Compare = (a: number, b: number) => number;

/** Length of runs that are sorted at once, which takes about a millisecond for names. */
const RUN = 256;
/** Number of comparisons between two checks of the time. */
const UNWATCHED = 256;

/** Returns the numbers below `size` in order, by a merge sort. */
export async function sortInSlices(size: number, compare: Compare, slices: Slices): Promise<Uint32Array> {
  let from = Uint32Array.from({ length: size }, (_, ordinal) => ordinal);
  for (let start = 0; start < size; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    if (slices.isOver) await slices.rest();
  }
  let to = new Uint32Array(size);
  for (let run = RUN; run < size; run *= 2) {
    for (let start = 0; start < size; start += 2 * run) {
      await merge(from.subarray(start, start + run), from.subarray(start + run, start + 2 * run), to.subarray(start), compare, slices);
    }
    [from, to] = [to, from];
  }
  return from;
}

async function merge(first: Uint32Array, second: Uint32Array, to: Uint32Array, compare: Compare, slices: Slices): Promise<void> {
  let one = 0;
  let other = 0;
  for (let place = 0; place < first.length + second.length; place++) {
    const isFirst = other === second.length || (one < first.length && compare(first[one]!, second[other]!) <= 0);
    to[place] = isFirst ? first[one++]! : second[other++]!;
    if (place % UNWATCHED === 0 && slices.isOver) await slices.rest();
  }
}
