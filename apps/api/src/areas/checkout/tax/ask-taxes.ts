import { createHash } from "node:crypto";
import type { TaxDocument } from "@azulejo/extend/tax-service.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import type { TaxOutcome } from "../../../ports/tax/guarded-taxes.ts";
import { insertTaxAnswer, selectTaxAnswer } from "./tax-answer.repository.ts";

/** How long an answer about taxes is used, so that the buyer's total stays the same. A document is for one day, so a day is the maximum. */
const ANSWER_MS = 24 * 3_600_000;
/** How long the storefront's tables are used after the service failed. */
const FAULT_MS = 10 * 60_000;

/** Thrown in a transaction that needs an answer of the tax service, because no outside service is called while rows are locked. */
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
 * Returns the tax service's answer about an order. An earlier answer is used while it is valid, so that a total the buyer has seen doesn't
 * change.
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
  // Another request may have stored an answer first.
  return (await selectTaxAnswer(database.query, key, now())) ?? outcome;
}

const TRIES = 3;

/**
 * Runs a transaction that prices an order. If it needs an answer of the tax service, that is fetched outside, and the transaction starts
 * again.
 */
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
