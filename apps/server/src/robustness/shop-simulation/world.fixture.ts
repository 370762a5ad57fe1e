import type { Mailer } from "@azulejo/api";
import { sweepBankDebits, sweepInvoicePayments, sweepRequestPayments, sweepUnpaidOrders } from "@azulejo/api/areas/checkout/index.ts";
import { sweepDelays } from "@azulejo/api/areas/fulfillment/index.ts";
import { sweepReservations } from "@azulejo/api/areas/warehouse/index.ts";
import type { Answer } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { type SimulatedItem, twoItems } from "../order-simulation/play.fixture.ts";
import { openSimulatedShop, type SimulatedShop } from "../order-simulation/simulated-shop.fixture.ts";

/** A message that reached a person. */
export interface ReceivedMail {
  to: string;
  subject: string;
  language: string;
}

/** The simulated shop with its people. */
export interface World {
  shop: SimulatedShop;
  items: SimulatedItem[];
  /** Messages since the chapter began. */
  mailbox: ReceivedMail[];
  /** The business account whose members order on credit. */
  customerId: number;
  /** Calls the shop as a person of the demo, signed in again if their session has ended. */
  asPerson(name: string, path: string, body?: object): Promise<Answer>;
  /** Moves the clock and runs all jobs of the shop. */
  pass(hours: number): Promise<void>;
}

const HOUR_MINUTES = 60;
/** The languages of the demo's people. */
const languages: Record<string, string> = { "dealer-admin": "es", "dealer-buyer": "en", designer: "es", "hidden-prices": "en" };

export async function openWorld(): Promise<World> {
  const mailbox: ReceivedMail[] = [];
  const shop = await openSimulatedShop({ mailer: mailerTo(mailbox) });
  const sessions = new Map<string, Record<string, string>>();
  const asPerson: World["asPerson"] = async (name, path, body) => {
    const ask = async () => {
      const session = sessions.get(name) ?? (await signIn(shop, name));
      sessions.set(name, session);
      return shop.call(path, body, { ...session, "accept-language": languages[name] ?? "en", "idempotency-key": keyOf(body) });
    };
    const answer = await ask();
    if (answer.status !== 401) return answer;
    shop.faults.heal();
    sessions.delete(name);
    return ask();
  };
  const { customerId } = await shop.database.query
    .selectFrom("customer")
    .select("id as customerId")
    .where("name", "=", "Ladera Floor & Tile")
    .executeTakeFirstOrThrow();
  return {
    ...{ shop, mailbox, customerId, asPerson },
    items: await twoItems(shop),
    async pass(hours) {
      await shop.wait(hours * HOUR_MINUTES);
      const sweeps = [sweepRequestPayments, sweepInvoicePayments, sweepBankDebits, sweepUnpaidOrders, sweepDelays, sweepReservations];
      for (const sweep of sweeps) await sweep(shop.api.services).catch(() => {});
      await shop.wait(1);
    },
  };
}

/** Signs in, again if the shop was killed at that moment. */
async function signIn(shop: SimulatedShop, name: string): Promise<Record<string, string>> {
  const { pair } = await demoPerson(shop, `${name}@demo.test`);
  if (pair) return bearer(pair);
  shop.faults.heal();
  return bearer((await demoPerson(shop, `${name}@demo.test`)).pair);
}

/** An attempt's own key, so that a repeated call is known again; else a new one. */
function keyOf(body: object | undefined): string {
  const { attempt } = (body ?? {}) as { attempt?: string };
  return attempt ?? crypto.randomUUID();
}

function mailerTo(mailbox: ReceivedMail[]): Mailer {
  return {
    async send({ to, subject, html }) {
      mailbox.push({ to: String(to), subject, language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? "" });
    },
    close() {},
  };
}
