import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, type Work } from "../../../context.ts";
import { monthOf, todayOf } from "../../../domain/day.ts";
import { recordAct } from "../../audit/index.ts";
import { linkPaper } from "../../document/index.ts";
import { type InvoiceOwner, selectMonths, statementsOf } from "../../invoice/index.ts";
import { selectCustomerName, selectStatementReader, selectStatementReaders } from "./statement-reader.repository.ts";

export const STATEMENT_MAIL = "mail.statement";

/** Staff read the whole account, with all branches. @throws office_customer_not_found */
async function accountOf({ query, storefront }: Work, customerId: number): Promise<{ whose: InvoiceOwner; customer: string }> {
  const customer = await selectCustomerName(query, storefront.id, customerId);
  if (customer === null) throw new ShopError("office_customer_not_found", { customerId: String(customerId) });
  return { whose: { storefrontId: storefront.id, customerId, branchIds: [] }, customer };
}

/** @throws customer_statement_unknown for a month before the first invoice, or one to come */
async function requireMonth({ query, storefront, now }: Work, whose: InvoiceOwner, month: string): Promise<void> {
  const [first] = await selectMonths(query, { ...whose, timezone: storefront.timezone });
  if (!first || month < first.month || month > monthOf(todayOf(now(), storefront.timezone)))
    throw new ShopError("customer_statement_unknown");
}

export const readCustomerStatements: Verb<typeof office.customerStatements> = async (context, { customerId, month }) => {
  const { whose, customer } = await accountOf(context, customerId);
  const readers = await selectStatementReaders(context.query, customerId);
  return { customer, readers, ...(await statementsOf(context, whose, month)) };
};

export const linkCustomerStatement: Verb<typeof office.customerStatementLink> = async (context, { customerId, month }) => {
  const { whose } = await accountOf(context, customerId);
  await requireMonth(context, whose, month);
  return linkPaper(context, { kind: "statement", id: month, whose });
};

/** Sends statements to people of the business only. */
export const sendStatement: Verb<typeof office.sendStatement> = async (context, { customerId, month, accountId }) => {
  const { whose } = await accountOf(context, customerId);
  await requireMonth(context, whose, month);
  return inTransaction(context, async (inside) => {
    const reader = await selectStatementReader(inside.query, customerId, accountId);
    if (!reader) throw new ShopError("office_buyer_not_found");
    const key = `statement:${customerId}:${month}:${accountId}:${inside.now().getTime()}`;
    await inside.outbox.enqueue(inside.query, [{ kind: STATEMENT_MAIL, key, payload: { customerId, month, accountId } }]);
    const after = { month, to: reader.email };
    await recordAct(inside, { kind: "customer.statement_sent", subject: "customer", no: customerId, after });
    return { email: reader.email };
  });
};
