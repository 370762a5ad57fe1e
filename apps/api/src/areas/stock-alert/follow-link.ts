import { ShopError, type stockAlertCalls, type ValueOf } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction } from "../../context.ts";
import { selectLink, selectLinkData, takeLink } from "../../proofs/mailed-link.repository.ts";
import { hashOf } from "../../session/ticket.ts";
import { beginAlert } from "./ask-stock-alert.ts";
import { describeWants } from "./describe-alert.ts";
import { type StoredAlert, selectAlertOfLink, selectWantedItem, withdrawAlerts } from "./stock-alert.repository.ts";
import type { UnconfirmedAlert } from "./stock-alert-message.ts";

type Shown = ValueOf<typeof stockAlertCalls.show>;

const KIND = "stock_alert";

export const showStockAlert: Verb<typeof stockAlertCalls.show> = (context, { token }) => showAlert(context, hashOf(token));

/** Starts the request when the link is first used. Later uses change nothing, even if it has ended since. */
export const confirmStockAlert: Verb<typeof stockAlertCalls.confirm> = async (context, { token }) => {
  const hash = hashOf(token);
  await inTransaction(context, async (inside) => {
    const { query, storefront, now } = inside;
    const asked = await selectLinkData<UnconfirmedAlert>(query, { storefrontId: storefront.id, kind: KIND, hash }, now());
    const first = await takeLink(query, { storefrontId: storefront.id, kinds: [KIND], hash }, now());
    if (asked && first) await beginAlert(inside, asked, hash);
  });
  return showAlert(context, hash);
};

/** Withdraws all of the address's requests for the item, because a person who clicks wants no email about it. */
export const withdrawStockAlert: Verb<typeof stockAlertCalls.withdraw> = async (context, { token }) => {
  const { query, storefront, now } = context;
  const hash = hashOf(token);
  const alert = await selectAlertOfLink(query, storefront.id, hash);
  if (alert) await withdrawAlerts(query, alert, { itemId: alert.itemId }, now());
  else await takeLink(query, { storefrontId: storefront.id, kinds: [KIND], hash }, now());
  return showAlert(context, hash);
};

/** Describes the request of a link, confirmed or not. @throws account_link_invalid */
async function showAlert(context: Context, hash: string): Promise<Shown> {
  const { query, storefront, now } = context;
  const alert = await selectAlertOfLink(query, storefront.id, hash);
  if (alert) return describe(context, isWaiting(alert, now()) ? "waiting" : "ended", alert);
  const asked = await selectLinkData<UnconfirmedAlert>(query, { storefrontId: storefront.id, kind: KIND, hash }, now());
  const item = asked && (await selectWantedItem(query, asked.itemId));
  if (!asked || !item) throw new ShopError("account_link_invalid");
  const unused = await selectLink(query, { storefrontId: storefront.id, kinds: [KIND], hash }, now());
  return describe(context, unused ? "asked" : "ended", { ...item, ...asked });
}

const isWaiting = ({ toldAt, withdrawnAt, expiresAt }: StoredAlert, now: Date): boolean =>
  toldAt === null && withdrawnAt === null && expiresAt > now;

type Wanted = Parameters<typeof describeWants>[1][number];

async function describe(context: Context, state: Shown["state"], want: Wanted): Promise<Shown> {
  const [wanted] = await describeWants(context, [want]);
  if (!wanted) throw new ShopError("account_link_invalid");
  return { state, ...wanted };
}
