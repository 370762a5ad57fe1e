import type { Envelope } from "../server-process.ts";

export interface Load {
  /** How many requests have been answered. */
  answered(): number;
  /** Ends it. @returns a line for each request that failed */
  stop(): Promise<string[]>;
}

const PAGES = ["/en/", "/es/", "/en/shoppingbag"];
const VISITORS = 6;

/**
 * Sends pages and calls from several visitors at once, each after the answer to the last.
 * @param url of a process or of a proxy
 * @param itemNo of an item to ask for by POST
 */
export function startLoad(url: string, itemNo: string): Load {
  let isEnding = false;
  let count = 0;
  const failures: string[] = [];
  const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" };
  const ask = async (turn: number): Promise<void> => {
    const isCall = turn % 3 === 0;
    const path = isCall ? "/api/product/detailV2" : (PAGES[turn % PAGES.length] ?? "/");
    const name = `${isCall ? "POST" : "GET"} ${path}`;
    try {
      const init = isCall ? { method: "POST", headers, body: JSON.stringify({ itemNo }) } : { redirect: "manual" as const };
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(20_000) });
      const text = await response.text();
      const isRight = isCall ? (JSON.parse(text) as Envelope).success : response.status < 400;
      if (!isRight) failures.push(`${name}: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      // The process no longer listens, and nothing has been sent.
      if (cause?.code === "ECONNREFUSED" && isEnding) return;
      failures.push(`${name}: ${cause?.code ?? message}`);
    }
    count++;
  };
  const visit = async (visitor: number) => {
    for (let turn = visitor; !isEnding; turn++) await ask(turn);
  };
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return {
    answered: () => count,
    async stop() {
      isEnding = true;
      await Promise.all(visits);
      return failures;
    },
  };
}
