import { labelsOf } from "../../form/field-words.ts";

/** The fields of a person: their own profile, or a user of a business. */
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
export const branchWords = labelsOf({ branchId: "customer.branch" });
export const signupWords = labelsOf({ password: "receipt.password" });
export const messagesWords = labelsOf({ phone: "messages.phone" });
export const exemptionWords = labelsOf({
  province: "exemption.province",
  certificateNo: "exemption.certificateNo",
  expiresOn: "exemption.expiresOn",
  document: "exemption.document",
});
