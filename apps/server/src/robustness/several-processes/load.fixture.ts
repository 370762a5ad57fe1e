import type { Envelope } from "../server-process.ts";

export interface Load {
  /** The number of answered requests. */
  answered(): number;
  /** Stops it. @returns a line for each failed request */
  stop(): Promise<string[]>;
}

const PAGES = ["/en/", "/es/", "/en/shoppingbag"];
const VISITORS = 6;

/**
 * Sends requests for pages and calls from several concurrent visitors, each after the previous response.
 * @param url of a process or proxy
 * @param itemNo of an item to request by POST
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
      // The process no longer listens, so nothing has been sent.
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
