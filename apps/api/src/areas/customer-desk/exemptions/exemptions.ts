import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { EXEMPTION_MAIL, toExemption } from "../../customer/index.ts";
import { todayAt } from "../../product/index.ts";
import {
  type OfficeExemption,
  selectExemptionDocument,
  selectOfficeExemption,
  selectOfficeExemptions,
  updateExemption,
} from "./exemption.repository.ts";

const PAGE_SIZE = 50;

export const listOfficeExemptions: Verb<typeof office.taxExemptions> = async (context, { state, page }) => {
  const { query, storefront } = context;
  const which = { storefrontId: storefront.id, state, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { rows, total } = await selectOfficeExemptions(query, which);
  return { exemptions: rows.map((row) => shown(context, row)), total };
};

export const readExemptionDocument: Verb<typeof office.taxExemptionDocument> = async ({ query, storefront }, { id }) => {
  const document = await selectExemptionDocument(query, storefront.id, id);
  if (!document) throw new ShopError("office_exemption_not_found");
  const { name, type, data } = document;
  return { name, type: type as "application/pdf", data: Buffer.from(data).toString("base64") };
};

/** A repeated decision changes nothing and sends no second mail. */
export const decideExemption: Verb<typeof office.decideTaxExemption> = (context, { id, approved, expiresOn, reason }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront, staff, outbox, now } = inside;
    if (!approved && !reason) throw new ShopError("office_exemption_reason");
    const state = approved ? ("approved" as const) : ("refused" as const);
    const decision = {
      state,
      reason: approved ? null : (reason ?? null),
      ...(expiresOn !== undefined && { expiresOn }),
      staffId: staff?.staffId ?? null,
      decidedAt: now(),
    };
    const before = await selectOfficeExemption(query, storefront.id, id);
    const isChanged = await updateExemption(query, storefront.id, id, decision);
    const exemption = await selectOfficeExemption(query, storefront.id, id);
    if (!exemption) throw new ShopError("office_exemption_not_found");
    const key = `tax-exemption:${id}:${state}:${now().getTime()}`;
    if (isChanged) {
      await outbox.enqueue(query, [{ kind: EXEMPTION_MAIL, key, payload: { id, to: "customer" } }]);
      await recordAct(inside, {
        kind: "certificate.decided",
        subject: "certificate",
        no: id,
        before: before && decisionOf(before),
        after: decisionOf(exemption),
      });
    }
    const { language: _, ...row } = exemption;
    return shown(inside, row);
  });

const decisionOf = ({ customer, state, reason, expiresOn }: OfficeExemption) => ({ customer, state, reason, expiresOn });

function shown(context: Context, { customerId, customer, submittedBy, decidedBy, ...exemption }: OfficeExemption) {
  const common = toExemption(exemption, todayAt(context), context.storefront.timezone);
  return { ...common, customerId, customer, submittedBy, decidedBy };
}
