import { type office, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { selectPersonDetails } from "../customers/person.repository.ts";
import { requireCustomer } from "../customers/require-customer.ts";
import { deleteExternalId, type ExternalKind, insertExternalId, selectExternalIds, selectRecordId } from "./external-id.repository.ts";

/** A record by its number in the shop, and its name in the audit log. */
interface Owner {
  no: number;
  auditNo: number | string;
}

/**
 * Returns the record of an external id. A merged account's number returns the account that it was merged into.
 * @throws office_customer_not_found, office_person_not_found
 */
async function requireOwner(work: Work, kind: ExternalKind, no: number): Promise<Owner> {
  if (kind === "business") {
    const { customerId } = await requireCustomer(work, no);
    return { no: customerId, auditNo: customerId };
  }
  const person = await selectPersonDetails(work.query, work.storefront.id, no);
  if (!person) throw new ShopError("office_person_not_found");
  return { no, auditNo: person.email };
}

export const findExternalId: Verb<typeof office.findExternalId> = async (context, { kind, source, id }) => {
  const { query, storefront } = context;
  const recordId = await selectRecordId(query, { storefrontId: storefront.id, kind, source, id });
  if (recordId === null) throw new ShopError("office_external_id_unknown", { source, id });
  const { no } = await requireOwner(context, kind, recordId);
  return { kind, no, externalIds: await selectExternalIds(query, kind, no) };
};

type Given = ParsedInputOf<typeof office.setExternalId>;

export const setExternalId: Verb<typeof office.setExternalId> = (context, given) =>
  change(context, given, async (inside, named, owner) => {
    if (await insertExternalId(inside.query, named, owner.no, inside.now())) return true;
    const holder = await selectRecordId(inside.query, named);
    if (holder !== owner.no) throw new ShopError("office_external_id_taken", { source: named.source, id: named.id, no: String(holder) });
    return false;
  });

export const removeExternalId: Verb<typeof office.removeExternalId> = (context, given) =>
  change(context, given, (inside, named, owner) => deleteExternalId(inside.query, named, owner.no));

type Named = Parameters<typeof selectRecordId>[1];

/** @param alter makes the change; returns whether anything changed */
const change = (
  context: Context,
  { kind, no, source, id }: Given,
  alter: (inside: Context, named: Named, owner: Owner) => Promise<boolean>,
) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    const owner = await requireOwner(inside, kind, no);
    const before = { externalIds: await selectExternalIds(query, kind, owner.no) };
    const hasChanged = await alter(inside, { storefrontId: storefront.id, kind, source, id }, owner);
    const after = { externalIds: await selectExternalIds(query, kind, owner.no) };
    const subject = kind === "business" ? "customer" : "person";
    if (hasChanged) await recordAct(inside, { kind: "customer.external_id", subject, no: owner.auditNo, before, after });
    return { kind, no: owner.no, ...after };
  });
