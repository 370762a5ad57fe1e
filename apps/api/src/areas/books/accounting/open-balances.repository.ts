import type { Query } from "@azulejo/database";
import type { OurInvoice } from "./compared-balances.rules.ts";

/** Numbers of invoices have fewer digits than integers of the database. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** Returns the invoices and credits with an open amount, and those with one of these numbers. */
export const selectOpenOrNumbered = (query: Query, storefrontId: number, numbers: readonly string[]): Promise<OurInvoice[]> => {
  const own = numbers.filter((number) => NUMBER.test(number)).map(Number);
  return query
    .selectFrom("invoice")
    .innerJoin("customer", "customer.id", "invoice.customerId")
    .select(["invoiceNo", "earlierNo", "customer.name as customer", "openCents"])
    .where("invoice.storefrontId", "=", storefrontId)
    .where((is) =>
      is.or([
        is("openCents", "<>", 0),
        is("invoiceNo", "=", is.fn.any(is.val(own))),
        is("earlierNo", "=", is.fn.any(is.val([...numbers]))),
      ]),
    )
    .orderBy("invoiceNo")
    .execute();
};
