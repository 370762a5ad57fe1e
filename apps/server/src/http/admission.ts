import type { IncomingMessage } from "node:http";
import { createBudget } from "@azulejo/api";
import { ShopError } from "@azulejo/contract";
import { Refusal, RenderGate } from "./render-gate.ts";

interface Options {
  pointsPerMinute: number;
  /** The session that a token names and its signature proves; null for any other. Asks nobody. */
  sessionOf(authToken: string): Promise<string | null>;
}

/** A form writes, and costs as much as a write of the API. */
const FORM_POINTS = 4;
const authCookie = /(?:^|;\s*)[\w-]+_auth=([\w-]+\.[\w-]+\.[\w-]+)/;

export interface Admission {
  /**
   * Lets a page be rendered: one point of its visitor's budget, whatever it asks of the API. Who is signed in has a budget of their
   * own; guests share the one of their address.
   * @returns what is called when the page is done
   * @throws Refusal
   */
  enter(incoming: Pick<IncomingMessage, "headers" | "method">, address: string): Promise<() => void>;
}

export function createAdmission({ pointsPerMinute, sessionOf }: Options): Admission {
  const spend = createBudget(pointsPerMinute, 60);
  const gate = new RenderGate();
  return {
    async enter({ headers, method }, address) {
      const token = authCookie.exec(headers.cookie ?? "")?.[1];
      const session = token ? await sessionOf(token) : null;
      const client = session ? `session:${session}` : address;
      try {
        await spend(client, method === "POST" ? FORM_POINTS : 1);
      } catch (error) {
        throw error instanceof ShopError ? new Refusal(429, Number(error.values.seconds ?? 60)) : error;
      }
      return gate.enter(client);
    },
  };
}
