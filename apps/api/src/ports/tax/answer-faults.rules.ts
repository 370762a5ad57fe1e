import type { ItemTax, TaxAnswer, TaxDocument, TaxedItem } from "@azulejo/extend/tax-service.ts";

/** Maximum of all taxes together, above any place in the United States or Canada. */
const HIGHEST_PPM = 250_000;

/** Returns the fault of an answer; null for a plausible one. */
export function answerFault({ items }: TaxDocument, answer: TaxAnswer): string | null {
  const answered = new Map(answer.items.map((one) => [one.ref, one.taxes]));
  if (answered.size !== answer.items.length) return "answers an item twice";
  for (const item of items) {
    const taxes = answered.get(item.ref);
    if (!taxes) return `lacks ${item.ref}`;
    const fault = taxes.map((tax) => taxFault(item, tax)).find((one) => one !== null);
    if (fault) return `${item.ref}: ${fault}`;
    const ratePpm = taxes.reduce((sum, tax) => sum + tax.ratePpm, 0);
    const cents = taxes.reduce((sum, tax) => sum + tax.cents, 0);
    // Each jurisdiction may add a cent by rounding.
    if (ratePpm > HIGHEST_PPM || cents > (item.cents * HIGHEST_PPM) / 1_000_000 + taxes.length)
      return `${item.ref}: ${cents} cents are too much`;
  }
  return answered.size > items.length ? "answers more than was asked" : null;
}

function taxFault({ to, cents }: TaxedItem, tax: ItemTax): string | null {
  const amounts = [tax.ratePpm, tax.taxableCents, tax.cents];
  if (!amounts.every((one) => Number.isSafeInteger(one))) return "an amount is no whole number";
  if (amounts.some((one) => one < 0)) return "an amount is negative";
  if (tax.taxableCents > cents) return "more is taxed than is paid";
  if (tax.country !== to.country || (tax.level !== "country" && tax.province !== to.province)) return "it is for another address";
  return null;
}
