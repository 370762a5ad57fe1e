/** A server's own counts of its pages. */
export interface PageCounts {
  /** Answered from the page cache. */
  hits: number;
  /** Rendered. */
  misses: number;
}

/** The result of one load test of pages, as seen by the client. */
export interface Driven {
  answered: number;
  /** Answers with another status than 200, and connections that failed. */
  failed: number;
  /** Answers with status 200 that were too short to be the page. */
  short: number;
}

/**
 * Loads pages that have never been requested.
 * @returns what the client saw, and how many pages the server rendered for it
 * @throws if none was answered, or if any of them came from the page cache, was rendered together with another one, failed, or was too
 * short
 */
export async function driveUnseen<Seen extends Driven>(
  count: () => Promise<PageCounts>,
  drive: () => Promise<Seen>,
): Promise<Seen & { rendered: number }> {
  const before = await count();
  const seen = await drive();
  const after = await count();
  const [hits, rendered] = [after.hits - before.hits, after.misses - before.misses];
  if (seen.answered === 0) throw new Error("no page was answered");
  if (hits > 0) throw new Error(`${hits} of ${seen.answered} pages "never seen before" came from the cache`);
  if (seen.failed > 0) throw new Error(`${seen.failed} of ${seen.answered} pages failed`);
  if (seen.short > 0) throw new Error(`${seen.short} of ${seen.answered} answers were too short to be the page`);
  if (rendered < seen.answered) throw new Error(`${seen.answered} answers came from ${rendered} rendered pages`);
  return { ...seen, rendered };
}
