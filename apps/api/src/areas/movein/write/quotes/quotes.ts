import { contact } from "@azulejo/contract/areas/checkout.ts";
import { newBagId } from "../../../bag/index.ts";
import type { Problem } from "../../../catalog/index.ts";
import type { QuoteRecord } from "../../records/quotes.rules.ts";
import { isBranchOf, namedBusinesses, ownersOf } from "../branch-owners.ts";
import { idsFor } from "../businesses.ts";
import { namedPeople } from "../named-people.ts";
import { type Change, idOf, type Run, type Writer } from "../run.ts";
import { selectStores, UNKNOWN_STORE } from "../stores/store.repository.ts";
import { type Buyer, insertQuotes, type QuoteRow, type QuoteState, selectQuoteStates, updateQuotes } from "./quote.repository.ts";
import { type QuoteBuyer, quoteBuyers } from "./quote-buyers.ts";

/** Quotes that another system has sent. Customers see them with their lines, for which `openMovedQuotes` writes a version. */
export const quotes: Writer<"quote"> = {
  async check(run, changes) {
    const { businesses, branches, people, stores, buyerOf } = await recordsNamedBy(run, changes);
    const owners = await ownersOf(run, businesses);
    const stored = await statesOf(run, changes);
    return changes.flatMap(({ record, recordId }): Problem[] => {
      const { line, business, branch, person, store } = record;
      const refuse = (column: string, reason: string, value: string) => [{ line, column, reason, value }];
      if (business !== null && !businesses.has(business)) return refuse("business", "is the id of no business", business);
      if (branch !== null && !branches.has(branch)) return refuse("branch", "is the id of no branch", branch);
      if (branch !== null && business !== null && !isBranchOf(run, owners, branch, branches.get(branch) ?? null, business))
        return refuse("branch", "is a branch of another business", branch);
      const refusal = person === null ? null : people.refusalOf(person);
      if (person !== null && refusal !== null) return refuse("person", refusal, person);
      if (store !== null && !stores.has(store.toLowerCase())) return refuse("store", UNKNOWN_STORE, store);
      const buyer = buyerOf(business, person);
      const problem = buyerProblem(record, buyer);
      if (problem) return refuse(...problem);
      const ended = refusalOf(recordId === null ? undefined : stored.get(recordId));
      return ended ? refuse("id", ended, record.externalId) : [];
    });
  },

  async write(run, changes) {
    const { branches, stores, buyerOf } = await recordsNamedBy(run, changes);
    const ids = await idsFor(run.query, "sales_quote", changes);
    const rows = changes.map(({ record }, index): QuoteRow => {
      const buyer = buyerOf(record.business, record.person)?.stored;
      if (!buyer) throw new Error(`the buyer of ${record.externalId} has not been written`);
      const { branch, store, earlierNo, purchaseOrderNo, jobName, quotedOn, validUntil, goodsCents, deliveryCents, taxCents } = record;
      const { deliveryService, deliveryDays, note } = record;
      return {
        id: ids[index] ?? 0,
        storefrontId: run.storefrontId,
        accountId: buyer.id,
        customerId: buyer.customerId,
        branchId: branch === null ? null : idOf(branches, branch),
        pickupPlaceId: store === null ? null : (stores.get(store.toLowerCase())?.id ?? null),
        bagId: newBagId(),
        checkout: checkoutOf(record, buyer),
        language: buyer.language,
        currency: run.currency,
        ...{ earlierNo, purchaseOrderNo, jobName, quotedOn, validUntil, goodsCents, deliveryCents, taxCents },
        ...{ deliveryService, deliveryDays, note },
      };
    });
    await insertQuotes(
      run.query,
      rows.filter((_, index) => changes[index]?.recordId === null),
    );
    await updateQuotes(
      run.query,
      rows.filter((_, index) => changes[index]?.recordId !== null),
    );
    return ids;
  },
};

/** Returns why a file can't change a quote; null if it can. */
export function refusalOf(state: QuoteState | undefined): string | null {
  if (!state) return null;
  if (!state.isMoved) return "is the id of a quote of the shop, which files cannot change";
  if (state.hasEnded) return "has been accepted, rejected or withdrawn in the shop since";
  if (state.isAnswered) return "has been answered in the shop since";
  return state.isBeingPaid ? "is being paid in the shop" : null;
}

export const statesOf = async (run: Run, changes: readonly { recordId: number | null }[]): Promise<Map<number, QuoteState>> => {
  const ids = changes.flatMap(({ recordId }) => recordId ?? []);
  return ids.length > 0 ? selectQuoteStates(run.query, ids) : new Map();
};

/** @returns column, reason and value */
function buyerProblem({ business, person, phone }: QuoteRecord, buyer: QuoteBuyer | null): [string, string, string] | null {
  if (!buyer) return ["person", "is empty, and the business has no people", ""];
  if (business !== null && !buyer.isOf(business)) return ["person", "is a person of another business", person ?? ""];
  const number = phone ?? buyer.phone;
  if (number === null) return ["phone", "is empty, and so is that of the person; orders need one", ""];
  return contact.shape.phone.safeParse(number).success ? null : ["phone", "is no phone number", number];
}

const MAX_LETTERS = 60;

/** Returns a buyer's input in checkout. */
function checkoutOf({ phone, address, purchaseOrderNo, jobName }: QuoteRecord, buyer: Buyer): object {
  const firstName = (buyer.givenName ?? "").slice(0, MAX_LETTERS);
  const lastName = (buyer.surname ?? "").slice(0, MAX_LETTERS);
  return {
    contact: { email: buyer.email, firstName, lastName, phone: phone ?? buyer.phone },
    ...(address && { deliveryAddress: { ...address, firstName, lastName } }),
    ...(purchaseOrderNo !== null && { purchaseOrderNo }),
    ...(jobName !== null && { jobName }),
  };
}

async function recordsNamedBy(run: Run, changes: readonly Change<"quote">[]) {
  const records = changes.map(({ record }) => record);
  const { businesses, branches } = await namedBusinesses(run, records);
  const people = await namedPeople(
    run,
    records.map(({ person }) => person),
  );
  const buyerOf = await quoteBuyers(run, changes, businesses, people.people);
  return { businesses, branches, people, buyerOf, stores: await selectStores(run.query, run.storefrontId) };
}
