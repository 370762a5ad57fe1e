import { type office, type ParsedInputOf, ShopError, type StaffRight } from "@azulejo/contract";
import type { AuditSubject } from "@azulejo/contract/staff/audit-kinds.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { isStaffOrder } from "../../staff/index.ts";
import { selectPersonDetails } from "../customers/person.repository.ts";
import { requireCustomer } from "../customers/require-customer.ts";
import {
  deleteExternalId,
  type ExternalKind,
  insertExternalId,
  selectExternalIds,
  selectNumbered,
  selectRecordId,
  type WhichRecord,
} from "./external-id.repository.ts";

/** A record: its id, its number in the shop, and its name in the audit log. */
interface Owner {
  recordId: number;
  no: number | string;
  subject: AuditSubject;
  auditNo: number | string;
}

/** The rights to see and to change records of a kind. */
const rights: Record<ExternalKind, { read: StaffRight; write: StaffRight }> = {
  business: { read: "customers.read", write: "customers.write" },
  person: { read: "customers.read", write: "customers.write" },
  order: { read: "orders.read", write: "orders.write" },
  invoice: { read: "customers.read", write: "customers.write" },
  quote: { read: "quotes.write", write: "quotes.write" },
  item: { read: "orders.read", write: "catalogue.write" },
};

function requireRight(context: Context, right: StaffRight): void {
  if (!requireStaff(context).rights.includes(right)) throw new ShopError("office_right", { right });
}

/**
 * Returns a record. The number of a merged account returns the account that it was merged into.
 * @throws the error of a record of the kind that the shop doesn't have, or that the staff member may not see
 */
async function requireOwner(work: Context, kind: ExternalKind, which: WhichRecord): Promise<Owner> {
  const { query, storefront } = work;
  const shown = "no" in which ? which.no : String(which.recordId);
  if (kind === "business") {
    const { customerId } = await requireCustomer(work, idIn(which));
    return { recordId: customerId, no: customerId, subject: "customer", auditNo: customerId };
  }
  if (kind === "person") {
    const person = await selectPersonDetails(query, storefront.id, idIn(which));
    if (!person) throw new ShopError("office_person_not_found");
    return { recordId: person.accountId, no: person.accountId, subject: "person", auditNo: person.email };
  }
  if (kind === "invoice" && requireStaff(work).placeIds !== null) throw new ShopError("office_all_stores");
  const record = await selectNumbered(query, storefront.id, kind, which);
  const isShown = record !== null && (kind !== "order" || (await isStaffOrder(work, record.recordId)));
  if (isShown) return { ...record, subject: ({ order: "order", invoice: "customer", quote: "quote", item: "product" } as const)[kind] };
  if (kind === "order") throw new ShopError("office_order_not_found");
  if (kind === "invoice") throw new ShopError("customer_invoice_unknown", { invoiceNo: shown });
  if (kind === "quote") throw new ShopError("office_quote_not_found", { quoteNo: shown });
  throw new ShopError("office_items_unknown", { items: shown });
}

const MAX_ID = 2_147_483_647;
const idIn = (which: WhichRecord): number => {
  if ("recordId" in which) return which.recordId;
  const id = Number(which.no);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : MAX_ID;
};

const shownOf = async ({ query }: Work, kind: ExternalKind, { no, recordId }: Owner) => ({
  kind,
  no,
  externalIds: await selectExternalIds(query, kind, recordId),
});

export const findExternalId: Verb<typeof office.findExternalId> = async (context, { kind, source, id }) => {
  const { query, storefront } = context;
  requireRight(context, rights[kind].read);
  const recordId = await selectRecordId(query, { storefrontId: storefront.id, kind, source, id });
  if (recordId === null) throw new ShopError("office_external_id_unknown", { source, id });
  return shownOf(context, kind, await requireOwner(context, kind, { recordId }));
};

export const readExternalIds: Verb<typeof office.externalIds> = async (context, { kind, no }) => {
  requireRight(context, rights[kind].read);
  return shownOf(context, kind, await requireOwner(context, kind, { no }));
};

type Given = ParsedInputOf<typeof office.setExternalId>;

export const setExternalId: Verb<typeof office.setExternalId> = (context, given) =>
  change(context, given, async (inside, named, { recordId }) => {
    if (await insertExternalId(inside.query, named, recordId, inside.now())) return true;
    const holder = await selectRecordId(inside.query, named);
    if (holder === recordId) return false;
    const { no } = await requireOwner(inside, given.kind, { recordId: holder ?? 0 });
    throw new ShopError("office_external_id_taken", { source: named.source, id: named.id, no: String(no) });
  });

export const removeExternalId: Verb<typeof office.removeExternalId> = (context, given) =>
  change(context, given, (inside, named, owner) => deleteExternalId(inside.query, named, owner.recordId));

type Named = Parameters<typeof selectRecordId>[1];

/** @param alter makes the change; returns whether anything changed */
const change = (
  context: Context,
  { kind, no, source, id }: Given,
  alter: (inside: Context, named: Named, owner: Owner) => Promise<boolean>,
) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    requireRight(inside, rights[kind].write);
    const owner = await requireOwner(inside, kind, { no: String(no) });
    const { subject, auditNo, recordId } = owner;
    const before = { externalIds: await selectExternalIds(query, kind, recordId) };
    const hasChanged = await alter(inside, { storefrontId: storefront.id, kind, source, id }, owner);
    const after = { externalIds: await selectExternalIds(query, kind, recordId) };
    if (hasChanged) await recordAct(inside, { kind: "customer.external_id", subject, no: auditNo, before, after });
    return { kind, no: owner.no, ...after };
  });
