import { type Language, ShopError, type stockAlertCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../context.ts";
import { emailKey } from "../../domain/email-key.ts";
import { spendCaptcha } from "../../proofs/spend-captcha.ts";
import { hashOf } from "../../session/ticket.ts";
import { selectItemsByNo } from "../product/index.ts";
import { readStores } from "../store/index.ts";
import { countOpen, replaceAlert } from "./stock-alert.repository.ts";
import { STOCK_ALERT_ASK, type UnconfirmedAlert } from "./stock-alert-message.ts";

/** Repeated requests within this time send one email. */
const ONE_MAIL_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
/** Days after which a request ends without an email. */
const OPEN_DAYS = 180;
/** The maximum number of items for which one address can wait. */
const MAX_OPEN = 50;

/** Responds the same for every address but the caller's own, so that it doesn't reveal which ones are known. */
export const askStockAlert: Verb<typeof stockAlertCalls.ask> = async (context, { itemNo, units, storeCode, email, captchaToken }) => {
  const { query, storefront, language, now } = context;
  const [item] = await selectItemsByNo(query, storefront.id, [itemNo]);
  // Gift cards never run out.
  if (!item || item.kind === "electronic") throw new ShopError("product_not_found");
  const placeId = storeCode === undefined ? null : await requirePickupPlace(context, storeCode);
  const alert = { storefrontId: storefront.id, itemId: item.id, placeId, units, email, language, askedAt: now().toISOString() };
  if (isOwn(context, email)) {
    await inTransaction(context, (inside) => beginAlert(inside, alert, null));
    return { state: "waiting" };
  }
  if (captchaToken === undefined) throw new ShopError("account_captcha_required");
  await spendCaptcha(context, captchaToken, "stock-alert");
  await enqueueAsk(context, alert);
  return { state: "asked" };
};

/** Returns whether an address is the confirmed one of the signed-in caller. */
const isOwn = ({ session }: Context, email: string): boolean =>
  session?.emailProved === true && emailKey(session.userName) === emailKey(email);

/** @throws storelocator_not_found */
async function requirePickupPlace(work: Work, code: string): Promise<number> {
  const store = (await readStores(work, work.storefront.id)).find((one) => one.code === code && one.handsOver);
  if (!store) throw new ShopError("storelocator_not_found");
  return store.id;
}

async function enqueueAsk(context: Context, alert: UnconfirmedAlert): Promise<void> {
  const { storefrontId, itemId, placeId, units, email } = alert;
  const moment = Math.floor(context.now().getTime() / ONE_MAIL_MS);
  const key = hashOf(JSON.stringify([storefrontId, emailKey(email), itemId, placeId, units, moment]));
  await inTransaction(context, ({ query, outbox }) =>
    outbox.enqueue(query, [{ kind: STOCK_ALERT_ASK, key: `stock-alert:ask:${key}`, payload: { ...alert } }]),
  );
}

/**
 * Starts a request whose address is confirmed, inside the caller's transaction.
 * @param tokenHash of the link that confirmed it
 * @throws stockalert_full
 */
export async function beginAlert({ query, now }: Work, alert: UnconfirmedAlert, tokenHash: string | null): Promise<void> {
  const { storefrontId, itemId, placeId, units, email, language } = alert;
  const owner = { storefrontId, emailKey: emailKey(email) };
  if ((await countOpen(query, owner, itemId, now())) >= MAX_OPEN) throw new ShopError("stockalert_full", { limit: MAX_OPEN });
  const expiresAt = new Date(now().getTime() + OPEN_DAYS * DAY_MS);
  const wanted = { itemId, placeId, units, email, language: language as Language };
  await replaceAlert(query, { ...owner, ...wanted, tokenHash, askedAt: new Date(alert.askedAt), expiresAt }, now());
}
