/**
 * What a file has told of so far: product codes, item numbers, addresses and series, each with its line. It is the only
 * thing that grows with the file, by some seventy bytes an entry.
 */
export interface SeenInFile {
  /** The line on which another owner claimed the key before; null when it is free or one's own, and then it is one's own. */
  claim(kind: string, key: string, owner: string, line: number): number | null;
}

export function createSeenInFile(): SeenInFile {
  const seen = new Map<string, { owner: string; line: number }>();
  return {
    claim(kind, key, owner, line) {
      const before = seen.get(`${kind}|${key}`);
      if (before) return before.owner === owner ? null : before.line;
      seen.set(own(`${kind}|${key}`), { owner: own(owner), line });
      return null;
    },
  };
}

/** A copy that does not hold on to the piece of the file it was cut from. */
const own = (text: string): string => Buffer.from(text).toString();
