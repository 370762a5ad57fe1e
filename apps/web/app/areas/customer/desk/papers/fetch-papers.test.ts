import { expect, it } from "vitest";
import { fetchPapers } from "./fetch-papers.ts";

const pdf = () => new Response("%PDF", { headers: { "content-type": "application/pdf" } });
const papers = ["a", "b", "c"].map((name) => ({ name: `${name}.pdf`, address: `/${name}` }));

/** Answers requests to each address with its listed responses in turn, and then repeats the last one. */
function answering(answers: Record<string, (() => Response)[]>) {
  const asked: string[] = [];
  const pauses: number[] = [];
  const progress: number[] = [];
  const stop = new AbortController();
  const options = {
    signal: stop.signal,
    onProgress: (done: number) => progress.push(done),
    request: (async (address: string) => {
      const before = asked.filter((one) => one === address).length;
      asked.push(address);
      const own = answers[address] ?? [pdf];
      return (own[before] ?? own.at(-1) ?? pdf)();
    }) as typeof fetch,
    pause: async (ms: number) => void pauses.push(ms),
  };
  return { asked, pauses, progress, stop, options };
}

it("downloads one after the other and says how far it is", async () => {
  const { asked, progress, options } = answering({});
  const { files, missing } = await fetchPapers(papers, options);
  expect([files.map(({ name }) => name), missing, asked, progress]).toEqual([
    ["a.pdf", "b.pdf", "c.pdf"],
    [],
    ["/a", "/b", "/c"],
    [1, 2, 3],
  ]);
});

it("comes back to a busy shop when it says, and leaves out what stays refused or is no PDF", async () => {
  const busy = () => new Response("", { status: 503, headers: { "retry-after": "2" } });
  const page = () => new Response("<p>Sign in</p>", { headers: { "content-type": "text/html" } });
  const { asked, pauses, options } = answering({ "/a": [busy, pdf], "/b": [busy], "/c": [page] });
  const { files, missing } = await fetchPapers(papers, options);
  expect(files.map(({ name }) => name)).toEqual(["a.pdf"]);
  expect(missing.map(({ address }) => address)).toEqual(["/b", "/c"]);
  expect(asked.filter((one) => one === "/b")).toHaveLength(4);
  expect(pauses).toEqual([2000, 2000, 2000, 2000]);
});

it("stops when it is canceled", async () => {
  const { asked, stop, options } = answering({});
  const stopping = { ...options, onProgress: () => stop.abort() };
  await expect(fetchPapers(papers, stopping)).rejects.toThrow();
  expect(asked).toEqual(["/a"]);
});
