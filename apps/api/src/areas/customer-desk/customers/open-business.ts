import { type Language, type office, type Role, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { recordAct } from "../../audit/index.ts";
import { sendInvitation } from "../../customer/index.ts";
import { insertBusiness, lockOpening, selectBusinessOfAddress, selectSameBusiness } from "./business.repository.ts";
import { requireCustomer } from "./require-customer.ts";

export const openBusiness: Verb<typeof office.openBusiness> = (context, { person, ...business }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    await lockOpening(query, storefront.id);
    const same = await selectSameBusiness(query, storefront.id, business.name, business.postalCode);
    if (same) throw new ShopError("office_business_exists", { name: same.name, customerId: String(same.id) });
    const customerId = await insertBusiness(query, { storefrontId: storefront.id, ...business });
    const { branches, ...after } = business;
    await recordAct(inside, {
      kind: "customer.opened",
      subject: "customer",
      no: customerId,
      after: { ...after, branches: branches.length },
    });
    if (person) await invite(inside, customerId, person, ["Administrator"]);
    return requireCustomer(inside, customerId);
  });

export const inviteToBusiness: Verb<typeof office.inviteToBusiness> = (context, { customerId, roles, ...person }) =>
  inTransaction(context, async (inside) => {
    await requireCustomer(inside, customerId);
    await invite(inside, customerId, person, roles);
    return { done: true };
  });

interface Invited {
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
}

/**
 * Sends an invitation. A person who has an account accepts with it, unless it belongs to a business account; then they have to be moved.
 */
async function invite(
  inside: Context,
  customerId: number,
  { firstName, lastName, email, language }: Invited,
  roles: Role[],
): Promise<void> {
  const elsewhere = await selectBusinessOfAddress(inside.query, inside.storefront.id, emailKey(email));
  if (elsewhere) throw new ShopError("office_person_elsewhere", { email, business: elsewhere.name });
  const names = { givenName: firstName, surname: lastName };
  await sendInvitation(inside, { customerId, email, ...names, language, roles, branchIds: [], pricesWithheld: false, invitedBy: null });
  await recordAct(inside, { kind: "customer.invited", subject: "customer", no: customerId, after: { email, roles } });
}
