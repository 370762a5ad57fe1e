import type { IncomingMessage } from "node:http";
import { createBudget } from "@azulejo/api";
import { ShopError } from "@azulejo/contract";
import { Refusal, RenderGate } from "./render-gate.ts";

interface Options {
  pointsPerMinute: number;
  /** Returns the session of a token with a valid signature, else null, without asking the database. */
  sessionOf(authToken: string): Promise<string | null>;
}

/** A form writes, so it costs as much as a write of the API. */
const FORM_POINTS = 4;
/** The bag, and every step from there to the receipt. */
const paying = /^(?:\/[a-z]{2})?\/(?:shoppingbag|checkout2?|payorder|paymentAuthRequest|order)(?:[./?]|$)/;
const authCookie = /(?:^|;\s*)[\w-]+_auth=([\w-]+\.[\w-]+\.[\w-]+)/;

export interface Admission {
  /**
   * Admits a page to be rendered, for one point of its visitor's budget, however many API calls it makes. A signed-in user has a separate
   * budget; guests share the one of their address.
   * @returns a function to call when the page is done
   * @throws Refusal
   */
  enter(incoming: Pick<IncomingMessage, "headers" | "method" | "url">, address: string): Promise<() => void>;
}

export function createAdmission({ pointsPerMinute, sessionOf }: Options): Admission {
  const spend = createBudget(pointsPerMinute, 60);
  const gate = new RenderGate();
  return {
    async enter({ headers, method, url = "/" }, address) {
      const token = authCookie.exec(headers.cookie ?? "")?.[1];
      const session = token ? await sessionOf(token) : null;
      const client = session ? `session:${session}` : address;
      try {
        await spend(client, method === "POST" ? FORM_POINTS : 1);
      } catch (error) {
        throw error instanceof ShopError ? new Refusal(429, Number(error.values.seconds ?? 60)) : error;
      }
      return gate.enter(client, paying.test(url));
    },
  };
}
