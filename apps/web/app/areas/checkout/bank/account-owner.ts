import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { Owner } from "./bank-fields.tsx";

/** Returns the owner of the bank account: the person at the billing address. */
export function accountOwner({ contact, deliveryAddress, billingAddress }: Quote, sent: FormData): Owner {
  const typed = [sent.get("billingAddress.firstName"), sent.get("billingAddress.lastName")].filter(Boolean).join(" ");
  const known = (sent.has("billingSameAsDelivery") ? deliveryAddress : billingAddress) ?? contact;
  const name = typed || [known?.firstName, known?.lastName].filter(Boolean).join(" ");
  return { name, company: contact?.company ?? null, email: contact?.email ?? "" };
}
