import type { Services } from "../../../context.ts";
import type { PaymentProvider } from "../../../ports/payment-provider.ts";
import { providersOf } from "../provider-of.ts";
import { followEvent } from "../receive-payment-event.ts";
import { selectKnownEvents } from "./money-back.repository.ts";

/** The provider retries an event for three days, after which it is lost. */
const LOOK_BACK_MS = 4 * 86_400_000;

/** Processes refunds, disputes and payments from a wallet whose events were lost. @returns how many there were */
export async function sweepMoneyBack(services: Services): Promise<number> {
  let lost = 0;
  for (const provider of providersOf(services)) lost += await sweepProvider(services, provider);
  return lost;
}

async function sweepProvider(services: Services, provider: PaymentProvider): Promise<number> {
  const { database, log, now } = services;
  const events = await provider.readMissableEvents(new Date(now().getTime() - LOOK_BACK_MS));
  const ids = events.map((event) => event.id);
  const known = await selectKnownEvents(database.query, provider.provider, ids);
  const lost = events.filter((event) => !known.has(event.id));
  for (const event of lost.toReversed()) {
    try {
      await followEvent(services, provider.provider, event);
    } catch (error) {
      log.error({ providerId: event.providerId, err: error }, "refunds and disputes of a payment could not be booked");
    }
  }
  return lost.length;
}
