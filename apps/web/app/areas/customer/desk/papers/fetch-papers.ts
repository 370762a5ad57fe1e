/** A document to download: its name in the archive, and its address. */
export interface Paper {
  name: string;
  address: string;
}

/** Number of attempts per document. A busy shop answers 503 and says when to retry; a document that still fails counts as missing. */
const TRIES = 4;
const LONGEST_PAUSE_MS = 10_000;

interface Options {
  signal: AbortSignal;
  onProgress: (done: number) => void;
  request?: typeof fetch;
  pause?: (ms: number) => Promise<void>;
}

/** Downloads documents one after the other, because each is rendered when requested. @returns the downloaded ones and the missing ones */
export async function fetchPapers(
  papers: Paper[],
  options: Options,
): Promise<{ files: { name: string; input: Blob }[]; missing: Paper[] }> {
  const files: { name: string; input: Blob }[] = [];
  const missing: Paper[] = [];
  for (const [index, paper] of papers.entries()) {
    options.signal.throwIfAborted();
    const input = await fetchPaper(paper.address, options);
    if (input) files.push({ name: paper.name, input });
    else missing.push(paper);
    options.onProgress(index + 1);
  }
  return { files, missing };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function fetchPaper(address: string, { signal, request = fetch, pause = wait }: Options): Promise<Blob | null> {
  for (let left = TRIES; left > 0; left--) {
    const answer = await request(address, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
    if (answer?.ok && answer.headers.get("content-type")?.startsWith("application/pdf")) return answer.blob();
    if (answer && answer.status !== 503 && answer.status !== 429) return null;
    if (left > 1) await pause(Math.min(LONGEST_PAUSE_MS, (Number(answer?.headers.get("retry-after")) || 1) * 1000));
  }
  return null;
}
