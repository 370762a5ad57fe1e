import { createHash } from "node:crypto";
import type { TaxDocument } from "@azulejo/extend/tax-service.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import type { TaxOutcome } from "../../../ports/tax/guarded-taxes.ts";
import { insertTaxAnswer, selectTaxAnswer } from "./tax-answer.repository.ts";

/** How long an order costs what its buyer has seen: until the day is over at most, as a document is of one day. */
const ANSWER_MS = 24 * 3_600_000;
/** After this the service is asked again; until then the storefront's tables apply. */
const FAULT_MS = 10 * 60_000;

/** A transaction needs an answer that nobody has asked for; nothing outside is asked while it holds its rows. */
class TaxNotAskedError extends Error {
  readonly document: TaxDocument;
  constructor(document: TaxDocument) {
    super("the tax service has not been asked about this order");
    this.name = "TaxNotAskedError";
    this.document = document;
  }
}

type Asking = Pick<Work, "tax" | "storefront" | "query" | "database" | "now">;

/**
 * Returns the tax service's answer about an order: an earlier one, as long as it applies, so that neither a slow nor a changed answer moves
 * a total that the buyer has seen.
 */
export async function askTaxes({ tax, storefront, query, database, now }: Asking, document: TaxDocument): Promise<TaxOutcome> {
  if (tax.isLocal) return tax.calculate(document);
  const key = createHash("sha256")
    .update(JSON.stringify([storefront.id, tax.name, document]))
    .digest("hex");
  const known = await selectTaxAnswer(query, key, now());
  if (known) return known;
  if (query.isTransaction) throw new TaxNotAskedError(document);
  const outcome = await tax.calculate(document);
  const expiresAt = new Date(now().getTime() + (outcome.fault === null ? ANSWER_MS : FAULT_MS));
  await insertTaxAnswer(database.query, { key, storefrontId: storefront.id, service: tax.name, answeredAt: now(), expiresAt }, outcome);
  // Another request may have been answered first.
  return (await selectTaxAnswer(database.query, key, now())) ?? outcome;
}

const TRIES = 3;

/** Runs a transaction that prices an order. What it needs of the tax service is asked outside it, and then it runs again. */
export async function inTaxedTransaction<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(context, work);
    } catch (error) {
      if (!(error instanceof TaxNotAskedError) || tries > TRIES) throw error;
      await askTaxes(context, error.document);
    }
  }
}
