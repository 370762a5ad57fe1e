import { type Language, ShopError } from "@azulejo/contract";
import type { PhoneOrder } from "@azulejo/contract/areas/office/phone-orders.ts";
import { type Context, requireStaff } from "../../context.ts";
import { offeredFeatures } from "../../domain/offered-features.ts";
import { actFor } from "../../session/act-for.ts";
import { requireBag } from "../bag/index.ts";
import { readCheckout } from "../checkout/index.ts";
import { selectBuyer } from "../customer/index.ts";
import { selectOrder } from "../order/index.ts";
import { type PhoneDraft, selectDraft, selectReservedFor } from "./phone-order.repository.ts";

/** A draft order, and a context in its customer's name, with their prices, certificates and credit line. */
export interface OpenDraft {
  draft: PhoneDraft;
  buyer: Context;
}

/** @throws office_draft_not_found, also for a draft of another store */
export async function requireDraft(context: Context, draftNo: number, lock = false): Promise<PhoneDraft> {
  const { staffId, placeIds } = requireStaff(context);
  const draft = await selectDraft(context.query, { storefrontId: context.storefront.id, staffId, placeIds }, draftNo, lock);
  if (!draft) throw new ShopError("office_draft_not_found", { draftNo: String(draftNo) });
  return draft;
}

/** Returns a draft that can be changed. @throws office_draft_not_found, office_draft_placed */
export async function openDraft(context: Context, draftNo: number): Promise<OpenDraft> {
  const draft = await requireDraft(context, draftNo);
  if (draft.orderId !== null) throw new ShopError("office_draft_placed", { draftNo: String(draftNo) });
  return { draft, buyer: await asBuyer(context, draft) };
}

/** Returns a context in the customer's name. Staff see prices even if the account hides them from its own people. */
export async function asBuyer(context: Context, { accountId }: Pick<PhoneDraft, "accountId">): Promise<Context> {
  const acting = accountId === null ? null : await actFor(context, accountId);
  const session = acting?.session ?? null;
  return { ...context, session: session && { ...session, byStaffId: requireStaff(context).staffId }, pricesHidden: false };
}

export async function showDraft(context: Context, draftNo: number): Promise<PhoneOrder> {
  const { query, storefront } = context;
  const draft = await requireDraft(context, draftNo);
  const order = draft.orderId === null ? null : await selectOrder(query, draft.orderId);
  const buyer = await asBuyer(context, draft);
  return {
    draftNo: draft.id,
    buyer: draft.accountId === null ? null : await selectBuyer(query, storefront.id, draft.accountId),
    reservedFor: draft.accountId === null && !order ? await selectReservedFor(query, draft.bagId) : null,
    language: draft.language as Language,
    orderNo: order?.orderNo ?? null,
    textsLinks: offeredFeatures(storefront.settings, context.texts).textMessages,
    quote: order ? null : await readCheckout(buyer, await requireBag(buyer, draft.bagId)),
  };
}
