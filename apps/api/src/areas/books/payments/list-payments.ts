import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaff } from "../../../context.ts";
import { selectMoneyBack, selectPayments } from "./payment-list.repository.ts";

const PAGE_SIZE = 50;

/** The office's filters, and the provider statuses that each includes. */
const statusesOf: Record<string, readonly string[] | null> = {
  all: null,
  captured: ["captured"],
  onAccount: ["onAccount"],
  open: ["started", "pending", "authorised"],
  failed: ["declined", "cancelled"],
  returned: ["refunded", "returned"],
};

export const listPayments: Verb<typeof office.payments> = (context, { state, from = null, to = null, page }) =>
  selectPayments(context.query, {
    storefrontId: context.storefront.id,
    placeIds: requireStaff(context).placeIds,
    timezone: context.storefront.timezone,
    statuses: statusesOf[state] ?? null,
    from,
    to,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });

export const listMoneyBack: Verb<typeof office.moneyBack> = (context, { kind, page }) =>
  selectMoneyBack(context.query, {
    storefrontId: context.storefront.id,
    placeIds: requireStaff(context).placeIds,
    kind: kind === "all" ? null : kind,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
