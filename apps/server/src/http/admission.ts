import type { IncomingMessage } from "node:http";
import { type Counters, createBudget } from "@azulejo/api";
import { ShopError } from "@azulejo/contract";
import { Refusal, RenderGate } from "./render-gate.ts";

interface Options {
  counters: Counters;
  pointsPerMinute: number;
  /** Returns the session of a validly signed token, else null, without a query. */
  sessionOf(authToken: string): Promise<string | null>;
}

/** Points of a form, which cost as much as a write of the API. */
const FORM_POINTS = 4;
/** Matches the bag and every later step up to the receipt. */
const paying = /^(?:\/[a-z]{2})?\/(?:shoppingbag|checkout2?|payorder|paymentAuthRequest|order)(?:[./?]|$)/;
const authCookie = /(?:^|;\s*)[\w-]+_auth=([\w-]+\.[\w-]+\.[\w-]+)/;

/** Larger than any form without files. */
const LARGE_FORM_BYTES = 200_000;

export interface Admission {
  /**
   * Counts a page against its visitor's rate limit, as one point regardless of its API calls. A signed-in user has a separate limit; guests
   * share that of their address.
   * @throws Refusal
   */
  admit(incoming: Pick<IncomingMessage, "headers" | "method" | "url">, address: string): Promise<Admitted>;
}

/** Permission to serve a page, once it is its turn. Each wait returns a function to call at the end. */
export interface Admitted {
  /** Waits until a form with files may be sent; other forms needn't wait. @throws Refusal */
  receive(bytes: number): Promise<() => void>;
  /** Waits until the page may be rendered. @throws Refusal */
  render(): Promise<() => void>;
}

export function createAdmission({ counters, pointsPerMinute, sessionOf }: Options): Admission {
  const spend = createBudget(counters, { name: "page", points: pointsPerMinute, seconds: 60 });
  const renders = new RenderGate();
  // Limited, because each form is held in memory until it has arrived.
  const largeForms = new RenderGate({ atOnce: 12, atOnceOfOne: 3 });
  return {
    async admit({ headers, method, url = "/" }, address) {
      const token = authCookie.exec(headers.cookie ?? "")?.[1];
      const session = token ? await sessionOf(token) : null;
      const client = session ? `session:${session}` : address;
      try {
        await spend(client, method === "POST" ? FORM_POINTS : 1);
      } catch (error) {
        throw error instanceof ShopError ? new Refusal(429, Number(error.values.seconds ?? 60)) : error;
      }
      return {
        receive: async (bytes) => (bytes > LARGE_FORM_BYTES ? largeForms.enter(client) : () => {}),
        render: () => renders.enter(client, paying.test(url)),
      };
    },
  };
}
