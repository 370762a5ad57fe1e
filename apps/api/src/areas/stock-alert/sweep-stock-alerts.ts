import { inTransaction, type Services, type Work, workOn } from "../../context.ts";
import { findStorefront } from "../storefront/index.ts";
import { availableUnits } from "./available-units.ts";
import { serveWaiting } from "./serve-waiting.rules.ts";
import { deleteEndedAlerts } from "./stock-alert.repository.ts";
import { STOCK_ALERT, type StockAlertPayload } from "./stock-alert-message.ts";
import { lockWaiting, markTold, selectTold, selectWantedItems, type WantedItem } from "./waiting.repository.ts";

const HOUR_MS = 3_600_000;
/** Time for which the units of a written email count as taken, so that its reader can order before the next person is told. */
const HEAD_START_MS = 48 * HOUR_MS;
/** Time for which ended requests are stored, so that their links still say what became of them. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/**
 * Tells people that goods they wait for are available. It decides by the present stock, so that a repeat, a second process and a change that
 * was missed do no harm.
 * @param isWhole false for goods that changed in the last minutes only; true also finds those whose readers had their head start
 * @returns how many emails it wrote
 */
export async function sweepStockAlerts(services: Services, { isWhole }: { isWhole: boolean }): Promise<number> {
  const { database, referenceData, now, log } = services;
  const { query } = database;
  let written = 0;
  for (const item of await selectWantedItems(query, now(), isWhole)) {
    try {
      const storefront = await findStorefront({ referenceData, query }, item.storefrontId);
      written += await tellWaiting(workOn(services, storefront), item);
    } catch (error) {
      log.warn({ itemId: item.itemId, err: error }, "people who wait for an item could not be told yet");
    }
  }
  return written;
}

const tellWaiting = (work: Work, { itemId, itemNo }: WantedItem): Promise<number> =>
  inTransaction(work, async (inside) => {
    const { query, outbox, now } = inside;
    const waiting = await lockWaiting(query, itemId, now());
    // Read after the lock, because another process may just have told somebody.
    const available = waiting.length > 0 && (await availableUnits(inside, itemNo));
    if (!available) return 0;
    const told = await selectTold(query, itemId, new Date(now().getTime() - HEAD_START_MS));
    const chosen = serveWaiting(available, told, waiting);
    const letters = await markTold(
      query,
      chosen.map(({ id }) => id),
      now(),
    );
    await outbox.enqueue(
      query,
      letters.map(({ id, letters: letter }) => {
        const payload: StockAlertPayload = { alertId: id, letter };
        return { kind: STOCK_ALERT, key: `stock-alert:${id}:${letter}`, payload: { ...payload } };
      }),
    );
    return letters.length;
  });

/** Deletes requests some time after they ended. */
export const forgetStockAlerts = ({ database: { query }, now }: Pick<Services, "database" | "now">): Promise<void> =>
  deleteEndedAlerts(query, new Date(now().getTime() - KEPT_MS));
