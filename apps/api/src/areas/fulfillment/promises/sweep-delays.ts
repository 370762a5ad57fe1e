import { inTransaction, type Services, workOn } from "../../../context.ts";
import { hasHappened } from "../../order/index.ts";
import { findStorefront } from "../../storefront/index.ts";
import { openChange } from "../progress/change-order.ts";
import { lockOrder } from "../progress/locked-order.repository.ts";
import { cancelSlipped } from "./cancel-slipped.ts";
import { selectDelayById, selectDelayLines, selectUnanswered } from "./delay.repository.ts";

/** Maximum number of questions per run, so that a run is short. */
const AT_ONCE = 200;

/** Cancels and refunds delayed lines whose customers haven't answered in time. @returns how many questions it closed */
export async function sweepDelays(services: Services): Promise<number> {
  const due = await selectUnanswered(services.database.query, services.now(), AT_ONCE);
  let ended = 0;
  for (const { id } of due) {
    try {
      await endUnanswered(services, id);
      ended += 1;
    } catch (error) {
      // Errors such as a payment under way leave the question to the next run.
      services.log.warn({ delayId: id, err: error }, "an unanswered delay could not be canceled yet");
    }
  }
  return ended;
}

async function endUnanswered(services: Services, delayId: number): Promise<void> {
  const { database, referenceData, now } = services;
  const { query } = database;
  const delay = await selectDelayById(query, delayId);
  if (!delay) return;
  const storefront = await findStorefront({ referenceData, query }, delay.storefrontId);
  await inTransaction(workOn(services, storefront), async (inside) => {
    const order = await lockOrder(inside.query, storefront.id, { receiptKey: delay.receiptKey });
    const open = (await selectDelayLines(inside.query, delayId)).filter((line) => line.outcome === null);
    // The question may have been answered or closed since the list was read.
    if (!order || open.length === 0 || delay.answerBy > now()) return;
    const key = `delay-expired:${delayId}`;
    if (await hasHappened(inside.query, key)) return;
    const change = await openChange(inside, order, { key });
    await cancelSlipped(
      change,
      open.map((line) => line.lineId),
      { delayId, outcome: "expired" },
    );
  });
}
