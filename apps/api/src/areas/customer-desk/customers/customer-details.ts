import { type office, ShopError } from "@azulejo/contract";
import type { OfficeCustomerDetails } from "@azulejo/contract/areas/office/people.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { todayAt } from "../../product/index.ts";
import { selectExternalIds } from "../external-ids/external-id.repository.ts";
import { selectCustomers } from "./customer.repository.ts";
import { selectCustomerDetails, updateCustomerLock } from "./customer-details.repository.ts";
import { toPerson } from "./people.ts";
import { selectBusinessPeople } from "./person.repository.ts";

export const readCustomer: Verb<typeof office.customer> = (context, { customerId }) => showCustomer(context, customerId);

async function showCustomer(context: Context, number: number): Promise<OfficeCustomerDetails> {
  const { query, storefront } = context;
  const [terms] = (await selectCustomers(query, { storefrontId: storefront.id, customerId: number, offset: 0, limit: 1 })).customers;
  if (!terms) throw new ShopError("office_customer_not_found", { customerId: String(number) });
  const { customerId } = terms;
  const { quotes, ...details } = await selectCustomerDetails(query, {
    customerId,
    today: todayAt(context),
    placeIds: requireStaff(context).placeIds,
  });
  const users = await selectBusinessPeople(query, storefront.id, customerId);
  return {
    ...terms,
    ...details,
    externalIds: await selectExternalIds(query, "business", customerId),
    currency: storefront.settings.currency,
    users: users.map(toPerson),
    quotes: quotes.map(({ requestedAt, ...quote }) => ({ ...quote, askedAt: requestedAt.toISOString() })),
  };
}

/** The terms apply to open sessions too, because each request reads them anew. */
export const lockCustomer: Verb<typeof office.lockCustomer> = (context, { customerId, locked, reason }) =>
  inTransaction(context, async (inside) => {
    const before = await showCustomer(inside, customerId);
    if (locked && !reason) throw new ShopError("office_reason_required");
    await updateCustomerLock(inside.query, before.customerId, locked ? (reason ?? "") : null);
    await recordAct(inside, {
      kind: "customer.locked",
      subject: "customer",
      no: customerId,
      before: { locked: before.locked, reason: before.lockReason },
      after: { locked, reason: locked ? reason : null },
    });
    return showCustomer(inside, customerId);
  });
