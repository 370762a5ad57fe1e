/**
 * The product codes, item numbers, addresses and series seen in a file so far, each with its line. It is the only thing that grows
 * with the file, by about seventy bytes per entry.
 */
export interface SeenInFile {
  /** Returns the line where another owner claimed the key; null when it was free or the owner's own, which claims it. */
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

/** Copies a string, so that it does not keep the chunk it was cut from in memory. */
const own = (text: string): string => Buffer.from(text).toString();
