/** The guest buyer of tests and benchmark, in Reno, where both state and county charge tax. */
export const address = {
  firstName: "Ana",
  lastName: "Ruiz",
  line1: "1 Main St",
  city: "Reno",
  province: "NV",
  postalCode: "89501",
  country: "US",
};
export const contact = { email: "ana@example.test", firstName: "Ana", lastName: "Ruiz", phone: "775 555 0199" };

/** The parts of a checkout response that are needed to place its order. */
interface Orderable {
  bag: { shoppingBagQuoteId: string };
  totals: { totalCents: number };
  termsVersion: string;
}

/** Returns the input that places the order of a bag at its total. */
export const orderOf = ({ bag, totals, termsVersion }: Orderable, attempt: string, payment: object) => ({
  shoppingBagQuoteId: bag.shoppingBagQuoteId,
  attempt,
  payment,
  expectedTotalCents: totals.totalCents,
  agreed: true,
  termsVersion,
});
