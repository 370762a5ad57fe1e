import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireSession } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { checkProvince } from "../../delivery/index.ts";
import { receiveDocument } from "../requests/receive-document.ts";
import { requireBusiness } from "../require-business.ts";
import { insertExemption, type StoredExemption, selectExemptions } from "./exemption.repository.ts";
import { toExemption } from "./exemption.rules.ts";

export const EXEMPTION_MAIL = "mail.taxExemption";

export const listTaxExemptions: Verb<typeof customer.taxExemptions> = async (context) => {
  const { id } = requireBusiness(context);
  return { exemptions: (await selectExemptions(context.query, id)).map((one) => shown(context, one)) };
};

/** Stores a certificate for review and notifies staff. Only one per place can be undecided. */
export const submitTaxExemption: Verb<typeof customer.submitTaxExemption> = async (context, { document: sent, ...fields }) => {
  const { id: customerId } = requireBusiness(context);
  const { accountId } = requireSession(context);
  await checkProvince(context, fields);
  const document = await receiveDocument(context, sent);
  const stored = await inTransaction(context, async ({ query, outbox, now }) => {
    const exemption = await insertExemption(query, { customerId, accountId, ...fields, document, submittedAt: now() });
    if (exemption)
      await outbox.enqueue(query, [
        { kind: EXEMPTION_MAIL, key: `tax-exemption:${exemption.id}:staff`, payload: { id: exemption.id, to: "staff" } },
      ]);
    return exemption;
  });
  if (!stored) throw new ShopError("customer_exemption_waiting", { province: fields.province });
  return shown(context, stored);
};

function shown({ now, storefront: { timezone } }: Context, exemption: StoredExemption) {
  return toExemption(exemption, todayOf(now(), timezone), timezone);
}
