import { ShopError } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { Context } from "../../../context.ts";
import type { StoredBag } from "../../bag/index.ts";
import { type BagApproval, selectApprovalOfBag, selectLimits } from "./approval.repository.ts";
import { contentsOf, exceededLimit, type Limit } from "./approval.rules.ts";

/** The limit that an order exceeds, and what was decided about exactly this order at this total or a higher one. */
interface Needed {
  limit: Limit;
  approval: BagApproval | null;
}

/** Returns the approval that an order of the caller needs; null for none. */
export async function neededApproval(context: Context, bag: StoredBag, totalCents: number | null): Promise<Needed | null> {
  const { session, query } = context;
  if (!session?.customer || totalCents === null) return null;
  const limit = exceededLimit(await selectLimits(query, session.customer.id), session, totalCents);
  if (!limit) return null;
  const approval = await selectApprovalOfBag(query, bag.id, contentsOf(bag));
  return { limit, approval: approval && approval.totalCents >= totalCents ? approval : null };
}

/** Returns the approval that an order is placed with; null when it needs none. @throws checkout_approval_needed */
export async function requireApproval(context: Context, bag: StoredBag, totalCents: number): Promise<BagApproval | null> {
  const needed = await neededApproval(context, bag, totalCents);
  if (needed && needed.approval?.status !== "approved") throw new ShopError("checkout_approval_needed");
  return needed?.approval ?? null;
}

/** Returns the needed approval of an order for checkout; null if it needs none or prices are hidden. */
export async function showApproval(context: Context, bag: StoredBag, totalCents: number | null): Promise<Quote["approval"]> {
  const needed = context.pricesHidden ? null : await neededApproval(context, bag, totalCents);
  if (!needed) return null;
  const { limit, approval } = needed;
  return { state: approval?.status ?? "needed", aboveCents: limit.aboveCents, answer: approval?.answer ?? null };
}
