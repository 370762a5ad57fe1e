import { createHash } from "node:crypto";
import { type OfficeCustomer, type office, ShopError } from "@azulejo/contract";
import type { CustomerMerge } from "@azulejo/contract/areas/office/business/merge-customers.ts";
import { recordChanges } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";
import { recordAct } from "../../audit/index.ts";
import { requireCustomer } from "../customers/require-customer.ts";
import { selectExternalIds } from "../external-ids/external-id.repository.ts";
import {
  countOf,
  endAccount,
  hasTwoWaiting,
  lockAccounts,
  type Merge,
  moveEverything,
  selectBranchesOf,
  selectLevelOf,
  selectLockReason,
  selectPricesOf,
} from "./merge.repository.ts";
import { endedPrices, type Renumbered, renumber } from "./merge.rules.ts";

export const previewMerge: Verb<typeof office.previewMerge> = async (context, { from, into }) =>
  (await planOf(context, await requireBoth(context, from, into))).preview;

/** Repeated calls find the merged accounts and return the same result, because the old number leads to the new one. */
export const mergeCustomers: Verb<typeof office.mergeCustomers> = (context, { from, into, revision, ...terms }) =>
  inTransaction(context, async (inside) => {
    const { query, staff, now } = inside;
    const named = await requireBoth(inside, from, into);
    await lockAccounts(query, [named.from.customerId, named.into.customerId]);
    const both = await requireBoth(inside, from, into);
    const { preview, renumbered, ended } = await planOf(inside, both);
    if (preview.revision !== revision) throw new ShopError("office_merge_changed");
    if (preview.problems.length > 0) throw new ShopError("office_merge_open");
    const merge: Merge = {
      from: both.from.customerId,
      into: both.into.customerId,
      ...{ renumbered, endedPrices: ended, staffId: staff?.staffId ?? null, at: now() },
    };
    const lockReason = (await selectLockReason(query, merge.into)) ?? (await selectLockReason(query, merge.from));
    const people = await moveEverything(query, merge);
    await endAccount(query, merge, { ...terms, locked: preview.isLocked, lockReason: preview.isLocked ? lockReason : null });
    for (const accountId of people) await endSessionsOf(query, accountId, "moved to another business account", merge.at);
    await recordChanges(query, [{ kind: "prices", entity: String(inside.storefront.id) }]);
    await record(inside, preview, terms);
    return requireCustomer(inside, merge.into);
  });

interface Both {
  from: OfficeCustomer;
  into: OfficeCustomer;
}

/** @throws office_customer_not_found, office_merge_same */
async function requireBoth(work: Work, from: number, into: number): Promise<Both> {
  const both = { from: await requireCustomer(work, from), into: await requireCustomer(work, into) };
  if (both.from.customerId === both.into.customerId) throw new ShopError("office_merge_same", { name: both.into.name });
  return both;
}

interface Plan {
  preview: CustomerMerge;
  renumbered: Renumbered[];
  ended: number[];
}

async function planOf({ query }: Work, { from, into }: Both): Promise<Plan> {
  const [ending, staying] = [from.customerId, into.customerId];
  const renumbered = renumber(await selectBranchesOf(query, ending), await selectBranchesOf(query, staying));
  const prices = await selectPricesOf(query, ending);
  const ended = endedPrices(prices, await selectPricesOf(query, staying));
  const level = { from: await selectLevelOf(query, ending), into: await selectLevelOf(query, staying) };
  const moves = {
    ...(await countOf(query, ending)),
    prices: prices.length - ended.length,
    externalIds: await selectExternalIds(query, "business", ending),
  };
  const facts = {
    ...{ from, into, moves, endedPrices: ended.length },
    renumbered: renumbered.map(({ name, city, number, newNumber }) => ({ name, city, number, newNumber })),
    priceLevel: { code: level.into ?? level.from, endedCode: level.into === null ? null : level.from },
    isLocked: from.locked || into.locked,
    problems: (await hasTwoWaiting(query, [ending, staying])) ? ["certificate_waiting" as const] : [],
  };
  const staysWith = await countOf(query, staying);
  const revision = createHash("sha256")
    .update(JSON.stringify([facts, staysWith]))
    .digest("base64url")
    .slice(0, 22);
  return { preview: { revision, ...facts }, renumbered, ended };
}

/** Writes one audit entry per account, so that both have it in their history. */
async function record(
  inside: Context,
  { from, into, moves, renumbered, endedPrices: ended }: CustomerMerge,
  terms: { paymentTerm: string; creditLimitCents: number | null },
): Promise<void> {
  const termsOf = ({ customerId, name, paymentTerm, creditLimitCents, owedCents }: OfficeCustomer) => ({
    ...{ customerId, name, paymentTerm, creditLimitCents, owedCents },
  });
  const after = { into: into.customerId, ...terms, ...moves, renumbered, endedPrices: ended };
  const before = { from: termsOf(from), into: termsOf(into) };
  for (const { customerId: no } of [from, into])
    await recordAct(inside, { kind: "customer.merged", subject: "customer", no, before, after });
}
