import { type Load, load } from "../../load.ts";

/** Short, so that many turns fit: the machine changes its speed every half minute, and not to the same extent for every program. */
const SECONDS = 3;
/** Bytes of the shortest answer that can be the page, compressed. */
const LEAST_BYTES = 5000;

/** Loads pages for a while. @param encoding what the answers are compressed with */
export const drivePages = (url: string, nextPath: () => string, encoding: "br" | "gzip" = "br"): Promise<Load> =>
  load({ url, seconds: SECONDS, headers: { "accept-encoding": encoding, accept: "text/html" }, nextPath, leastBytes: LEAST_BYTES });
