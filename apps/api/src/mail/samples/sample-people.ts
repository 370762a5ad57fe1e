/** The people and businesses in all examples. Their addresses are reserved for examples (RFC 2606). */
export const buyer = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "555 555 0100" };
export const colleague = { name: "Luis Ortega", email: "luis@example.com" };
export const business = { name: "Ruiz Interiors", purchaseOrderNo: "PO-2291", jobName: { en: "Clubhouse", es: "Casa club" } };
export const address = {
  firstName: buyer.firstName,
  lastName: buyer.lastName,
  company: business.name,
  line1: "100 Main St",
  city: "Springfield",
  province: "NV",
  postalCode: "89000",
  country: "US",
  phone: buyer.phone,
  kind: "residential",
} as const;
export const ORDER_NO = 100_042;
export const card = { brand: "visa", last4: "4242" };
/** Replaces the secret of a link, so that the link opens the page for expired links. */
export const TICKET = "example";
