import type { Services } from "../../../context.ts";
import { followMoneyBack } from "./book-money-back.ts";
import { selectKnownEvents } from "./money-back.repository.ts";

/** The provider retries an event for three days, after which it is lost. */
const LOOK_BACK_MS = 4 * 86_400_000;

/** Processes refunds and disputes whose events were lost. @returns how many there were */
export async function sweepMoneyBack(services: Services): Promise<number> {
  const { payments, database, log, now } = services;
  const events = await payments.readMissableEvents(new Date(now().getTime() - LOOK_BACK_MS));
  const known = await selectKnownEvents(
    database.query,
    payments.provider,
    events.map((event) => event.id),
  );
  const lost = events.filter((event) => !known.has(event.id));
  for (const event of lost.toReversed()) {
    try {
      await followMoneyBack(services, event);
    } catch (error) {
      log.error({ providerId: event.providerId, err: error }, "refunds and disputes of a payment could not be booked");
    }
  }
  return lost.length;
}
