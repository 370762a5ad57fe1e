import { createHash } from "node:crypto";
import type { office } from "@azulejo/contract";
import type { ImportedCheck } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import {
  lockPayingCustomer,
  selectInvoiceBalance,
  selectInvoicePayment,
  selectPayableInvoices,
  selectPayers,
} from "./invoice-payment.repository.ts";
import { type PartRefusal, partsOf, type RequestedPart } from "./payment-parts.rules.ts";
import { settleByCheck } from "./record-check.ts";

/** A check that accounting received from a business account. */
interface ReceivedCheck {
  reference: string;
  customer: { id: number; name: string } | null;
  parts: RequestedPart[];
}

/**
 * Records checks that accounting has received, each in its own transaction, so that one that can't be booked doesn't prevent the others.
 * Importing the same lines again changes nothing.
 */
export const importChecks: Verb<typeof office.importChecks> = async (context, { lines, isTrial }) => {
  const checks: ImportedCheck[] = [];
  for (const check of await checksOf(context, lines)) checks.push(await book(context, check, isTrial));
  return checks;
};

type Line = Parameters<typeof importChecks>[1]["lines"][number];

async function checksOf(context: Context, lines: readonly Line[]): Promise<ReceivedCheck[]> {
  const payers = await selectPayers(context.query, context.storefront.id, [...new Set(lines.map(({ invoiceNo }) => invoiceNo))]);
  const groups = Map.groupBy(lines, ({ reference, invoiceNo }) => `${payers.get(invoiceNo)?.id ?? `?${invoiceNo}`} ${reference}`);
  return [...groups.values()].map((own) => {
    const [{ reference, invoiceNo } = { reference: "", invoiceNo: 0 }] = own;
    return { reference, customer: payers.get(invoiceNo) ?? null, parts: sumsByInvoice(own) };
  });
}

const sumsByInvoice = (lines: readonly Line[]): RequestedPart[] =>
  [...Map.groupBy(lines, ({ invoiceNo }) => invoiceNo)].map(([invoiceNo, own]) => ({
    invoiceNo,
    amountCents: own.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }));

const keyOf = ({ reference, parts }: ReceivedCheck): string =>
  `import:${createHash("sha256")
    .update(JSON.stringify([reference, parts]))
    .digest("base64url")}`;

const book = (context: Context, check: ReceivedCheck, isTrial: boolean): Promise<ImportedCheck> =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    const { staffId } = requireStaff(inside);
    const { customer, reference, parts } = check;
    const invoiceNos = parts.map(({ invoiceNo }) => invoiceNo);
    const amountCents = parts.reduce((sum, part) => sum + part.amountCents, 0);
    const said = { reference, customer: customer?.name ?? null, invoiceNos, amountCents };
    const refuse = (refused: PartRefusal): ImportedCheck => ({ ...said, outcome: "refused", refusal: toRefusal(refused) });
    if (!customer) return refuse({ refusal: "unknown", invoiceNo: invoiceNos[0] ?? 0 });
    const attemptKey = keyOf(check);
    await lockPayingCustomer(query, customer.id);
    const known = await selectInvoicePayment(query, { customerId: customer.id, attemptKey });
    if (known) return { ...said, outcome: "known", refusal: null };
    const which = { storefrontId: storefront.id, customerId: customer.id, branchIds: [], invoiceNos };
    const paid = isTrial
      ? partsOf(parts, await selectPayableInvoices(query, which))
      : await settleByCheck(inside, { ...which, staffId, reference, parts }, attemptKey);
    if ("refusal" in paid) return refuse(paid);
    if (!isTrial) {
      const after = { balanceCents: await selectInvoiceBalance(query, customer.id), check: reference, invoices: parts };
      await recordAct(inside, { kind: "customer.check", subject: "customer", no: customer.id, before: null, after });
    }
    return { ...said, outcome: "recorded", refusal: null };
  });

function toRefusal(refused: PartRefusal): ImportedCheck["refusal"] {
  if (refused.refusal === "rest") throw new Error("a check may leave any rest");
  const leftCents = refused.refusal === "amount" ? refused.freeCents : null;
  return { reason: refused.refusal, invoiceNo: "invoiceNo" in refused ? refused.invoiceNo : null, leftCents };
}
