import { labelsOf } from "../../form/field-words.ts";
import type { FieldWords } from "../../form/form-context.ts";
import { type MessageKey, text } from "../../i18n/text.ts";

/** Labels for the details of a person: the user's own profile, or a user of a business. */
export const personWords = labelsOf({
  givenName: "customer.givenName",
  surname: "customer.surname",
  phone: "customer.phone",
  language: "customer.language",
  email: "customer.email",
  roles: "users.roles",
  branchIds: "users.branches",
  pricesWithheld: "users.withhold",
});

export const avatarWords = labelsOf({ file: "customer.avatarFile" });
export const emailWords = labelsOf({ email: "customer.emailNew", password: "customer.emailPassword" });
export const bookWords = labelsOf({ label: "customer.addressLabel", phone: "contact.phone", preferred: "customer.preferThis" });
export const cardWords = labelsOf({ name: "customer.cardName", preferred: "customer.cardPrefer" });
const accountLabels = labelsOf({
  owner: "customer.accountOwner",
  name: "customer.accountName",
  preferred: "customer.accountPrefer",
  "payment.mandateVersion": "bank.mandate",
});
/** Labels for a bank account, whose numbers no form sends. */
export const accountWords: FieldWords = {
  label: (language, name) => (name.startsWith("bank.") ? text(language, name as MessageKey) : accountLabels.label(language, name)),
};
export const branchWords = labelsOf({ branchId: "customer.branch" });
export const signupWords = labelsOf({ password: "receipt.password" });
export const messagesWords = labelsOf({ phone: "messages.phone" });
export const exemptionWords = labelsOf({
  province: "exemption.province",
  certificateNo: "exemption.certificateNo",
  expiresOn: "exemption.expiresOn",
  document: "exemption.document",
});
