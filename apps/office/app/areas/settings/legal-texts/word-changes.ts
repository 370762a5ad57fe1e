/** A sequence of words that is unchanged, added or removed. */
export interface Run {
  kind: "same" | "removed" | "added";
  words: string;
}

/** If more comparisons were needed, the whole text is shown as replaced: nobody reads such a long comparison word by word. */
const MOST = 4_000_000;

/** Returns the words removed from one text and added in the other. Joined without the added runs, they form the first text. */
export function wordChanges(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length * now.length > MOST) return joined([...old.map(removed), ...now.map(added)]);
  const common = commonLengths(old, now);
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [a, b] = [old[i], now[j]];
    if (a !== undefined && a === b) {
      runs.push({ kind: "same", words: a });
      i += 1;
      j += 1;
    } else if (b === undefined || (a !== undefined && at(common, i + 1, j) >= at(common, i, j + 1))) {
      runs.push(removed(a ?? ""));
      i += 1;
    } else {
      runs.push(added(b));
      j += 1;
    }
  }
  return joined(runs);
}

const removed = (words: string): Run => ({ kind: "removed", words });
const added = (words: string): Run => ({ kind: "added", words });

/** Returns words, each with the space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const at = (lengths: Uint32Array[], i: number, j: number): number => lengths[i]?.[j] ?? 0;

/** Returns, for each pair of positions, the length of the longest common subsequence of the rests of both texts. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] = old[i] === now[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
  }
  return lengths;
}

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.kind === run.kind) last.words += run.words;
    else all.push({ ...run });
  }
  return all;
}
