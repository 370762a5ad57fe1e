import type { Mailer } from "@azulejo/api";
import { sweepMoneyBack, sweepOrders } from "@azulejo/api/areas/checkout/index.ts";
import { makeMessagesDue } from "@azulejo/testing/messages.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { type Answer, openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { createFaults, type Faults } from "./faults.fixture.ts";

const MINUTE_MS = 60_000;

/** A shop whose clock, provider and process can fail, and whose provider's events are delivered on demand. */
export interface SimulatedShop extends TestShop {
  faults: Faults;
  events: EventBox;
  /** Calls the PayPal sandbox as the merchant. */
  askPayPal: AskPayPal;
  asStaff(path: string, body: object, key: string): Promise<Answer>;
  /** Moves the clock and runs the jobs that the shop runs each minute. */
  wait(minutes: number): Promise<void>;
  /** Deletes payments and events of earlier sequences, which would be read again each time. */
  clearProvider(): Promise<void>;
  /** Sets the clock to the present. */
  resetClock(): void;
  now(): Date;
}

// biome-ignore lint/suspicious/noExplicitAny: each caller knows the shape of the call it makes
type AskPayPal = (path: string, body?: object) => Promise<any>;

async function asMerchant({ sandbox }: TestShop): Promise<AskPayPal> {
  const authorization = `Basic ${Buffer.from("paypal-demo-client:paypal-demo-secret").toString("base64")}`;
  const answer = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, { method: "POST", headers: { authorization } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return async (path, body) =>
    (
      await fetch(`${sandbox.url}/paypal${path}`, { headers, method: body ? "POST" : "GET", ...(body && { body: JSON.stringify(body) }) })
    ).json();
}

/** Provider events that have not reached the shop. */
export interface EventBox {
  /** Delivers all, in an order that depends on a number. Events that the shop doesn't accept stay. */
  deliver(shuffle: number, times: number): Promise<void>;
  lose(): void;
}

interface PaymentEventRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** @param options.mailer a mail server other than the sandbox's */
export async function openSimulatedShop(options: { mailer?: Mailer } = {}): Promise<SimulatedShop> {
  const faults = createFaults();
  let waiting: PaymentEventRequest[] = [];
  const shop = await openTestShop({
    ...options,
    throughDatabase: faults.throughDatabase,
    throughPayments: faults.throughPayments,
    throughWallet: faults.throughWallet,
    onPaymentEvent: async (request) => {
      waiting.push({ path: new URL(request.url).pathname, headers: Object.fromEntries(request.headers), body: await request.text() });
      return new Response(null, { status: 200 });
    },
  });
  let staff = await staffHeaders(shop);
  const askPayPal = await asMerchant(shop);
  let passed = 0;
  const send = async ({ path, headers, body }: PaymentEventRequest) => {
    const request = new Request(`http://shop.test${path}`, { method: "POST", headers, body });
    return (await shop.api.fetch(request)).ok;
  };
  const ignoreDeath = () => {};
  return {
    ...shop,
    get api() {
      return shop.api;
    },
    faults,
    askPayPal,
    events: {
      async deliver(shuffle, times) {
        const batch = inOrderOf(shuffle, waiting);
        waiting = [];
        for (const event of batch) {
          let isTaken = false;
          for (let time = 0; time < times; time++) isTaken = await send(event);
          if (!isTaken) waiting.push(event);
        }
      },
      lose: () => {
        waiting = [];
      },
    },
    async asStaff(path, body, key) {
      const ask = () => shop.call(path, body, { ...staff, "idempotency-key": key });
      const answer = await ask();
      if (answer.status !== 401) return answer;
      faults.heal();
      staff = await staffHeaders(shop);
      return ask();
    },
    async wait(minutes) {
      passed += minutes * MINUTE_MS;
      shop.setNow(new Date(Date.now() + passed));
      await sweepOrders(shop.api.services).catch(ignoreDeath);
      await makeMessagesDue(shop.database);
      await shop.api.settle().catch(ignoreDeath);
      if (minutes >= 10) await sweepMoneyBack(shop.api.services).catch(ignoreDeath);
    },
    async clearProvider() {
      waiting = [];
      await fetch(`${shop.sandbox.url}/stripe/control/reset`, { method: "POST", headers: { authorization: "Bearer sk_test_demo" } });
      await askPayPal("/control/reset", {});
    },
    now: () => new Date(Date.now() + passed),
    resetClock: () => {
      passed = 0;
      shop.setNow(new Date());
    },
  };
}

/** Returns the items in an order that depends on a number. */
const inOrderOf = <T>(seed: number, things: T[]): T[] =>
  things
    .map((thing, index) => ({ thing, rank: ((index + 1) * (seed * 2 + 7919)) % 1009 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing);
