import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { Query, SellUnit } from "@azulejo/database";
import { sql } from "kysely";
import { storedFormat, storedPicture } from "../../domain/orders/stored-values.rules.ts";
import { type InvoiceOwner, isOwnedBy } from "../invoice/index.ts";

/** The contents of an invoice or credit document. Amounts in cents. */
export interface InvoicePaper {
  id: number;
  invoiceNo: number;
  kind: "invoice" | "credit";
  customerNo: number;
  customer: string;
  branch: string | null;
  city: string | null;
  orderNo: number | null;
  earlierNo: string | null;
  purchaseOrderNo: string | null;
  jobName: string | null;
  issuedOn: string;
  dueOn: string | null;
  currency: string;
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
  prepaidCents: number;
  openCents: number;
}

export interface PaperLine {
  itemNo: string;
  name: string;
  detail: string;
  units: number;
  sellUnit: SellUnit;
  goodsCents: number;
  /** The goods as they were ordered. */
  picture: Picture | null;
  format: PieceFormat | null;
}

/** Returns an invoice or credit by number; null if it doesn't belong to the account. */
export async function selectInvoicePaper(query: Query, whose: InvoiceOwner, invoiceNo: number): Promise<InvoicePaper | null> {
  const { rows } = await sql<InvoicePaper>`
    select invoice.id, invoice.invoice_no, invoice.kind, customer.id as customer_no, customer.name as customer, branch.name as branch,
      nullif(concat_ws(', ', branch.city, branch.state), '') as city, o.order_no, invoice.earlier_no, invoice.purchase_order_no, invoice.job_name,
      invoice.issued_on::text as issued_on, invoice.due_on::text as due_on, invoice.currency, invoice.goods_cents, invoice.delivery_cents,
      invoice.tax_cents, invoice.total_cents, invoice.prepaid_cents, invoice.open_cents
    from invoice join customer on customer.id = invoice.customer_id left join customer_order o on o.id = invoice.order_id
    left join customer_branch branch on branch.id = invoice.branch_id
    where ${isOwnedBy(whose)} and invoice.invoice_no = ${invoiceNo}`.execute(query);
  return rows[0] ?? null;
}

/** Returns the lines of an invoice, in their order. */
export async function selectPaperLines(query: Query, invoiceId: number): Promise<PaperLine[]> {
  const lines = await query
    .selectFrom("invoiceLine")
    .innerJoin("orderLine", "orderLine.id", "invoiceLine.orderLineId")
    .select(["itemNo", "name", "detail", "units", "sellUnit", "invoiceLine.goodsCents", "picture", "format"])
    .where("invoiceId", "=", invoiceId)
    .orderBy("invoiceLine.position")
    .execute();
  return lines.map((line) => ({ ...line, picture: storedPicture(line.picture), format: storedFormat(line.format) }));
}

export const selectCustomerName = async (query: Query, customerId: number): Promise<string> =>
  (await query.selectFrom("customer").select("name").where("id", "=", customerId).executeTakeFirstOrThrow()).name;
