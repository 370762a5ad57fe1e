import { type Services, workOn } from "../../context.ts";
import { todayOf } from "../../domain/day.ts";
import { selectPerson } from "../../session/session.repository.ts";
import { selectAccountByEmail } from "../account/index.ts";
import { readProducts, unitPrice } from "../product/index.ts";
import { findStorefront } from "../storefront/index.ts";
import { availableUnits } from "./available-units.ts";
import { describeWants } from "./describe-alert.ts";
import { unitsFor } from "./serve-waiting.rules.ts";
import { selectAlert, selectWantedItem } from "./stock-alert.repository.ts";
import type { StockAlertPayload, UnconfirmedAlert } from "./stock-alert-message.ts";
import { reopen } from "./waiting.repository.ts";

/**
 * Returns what the email of a request says, as its reader may see it; null if there is nothing to say. If the goods have gone since it was
 * written, the request waits again.
 */
export async function readStockAlert(services: Services, { alertId, letter }: StockAlertPayload) {
  const { database, referenceData } = services;
  const { query } = database;
  const alert = await selectAlert(query, alertId);
  if (!alert || alert.toldAt === null || alert.withdrawnAt !== null || alert.letters !== letter) return null;
  const { storefrontId, itemNo, productId, placeId, units, email, language } = alert;
  const work = workOn(services, await findStorefront({ referenceData, query }, storefrontId));
  const stock = await availableUnits(work, itemNo);
  const available = stock ? unitsFor(stock, { isPickup: placeId !== null }) : 0;
  // The account that has confirmed the address decides which prices its reader sees.
  const account = await selectAccountByEmail(query, storefrontId, alert.emailKey);
  const session = account && (await selectPerson(query, storefrontId, account.id));
  const [product] = await readProducts({ ...work, session, trueUntil: () => {} }, [productId]);
  const item = product?.items.find((one) => one.itemNo === itemNo);
  if (!product || !item || available < units) {
    await reopen(query, alertId, letter);
    return null;
  }
  const [wanted] = await describeWants({ ...work, language }, [alert]);
  if (!wanted) return null;
  const today = todayOf(work.now(), work.storefront.timezone);
  return {
    ...{ storefrontId, email, language, available },
    ...wanted,
    /** The price of the wanted quantity; null if it is hidden. */
    goodsCents: item.price && !session?.pricesHidden ? units * unitPrice(item.price, today, units) : null,
    currency: item.price?.currency ?? work.storefront.settings.currency,
  };
}

/** Returns the goods of a request that isn't confirmed yet, in its language; null if the item is gone. */
export async function describeUnconfirmed(services: Services, alert: UnconfirmedAlert) {
  const { database, referenceData } = services;
  const item = await selectWantedItem(database.query, alert.itemId);
  if (!item) return null;
  const storefront = await findStorefront({ referenceData, query: database.query }, alert.storefrontId);
  const [wanted] = await describeWants({ ...workOn(services, storefront), language: alert.language }, [{ ...item, ...alert }]);
  return wanted ?? null;
}
