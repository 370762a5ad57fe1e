import { cardBrand } from "@azulejo/web/app/areas/checkout/card-brand.ts";
import { useText, useTextOr } from "../../i18n/text.ts";

interface Payment {
  method: string;
  brand: string | null;
  last4: string | null;
}

/** Returns a function that names a payment's card, bank account or other method: `Visa ending in 4242`. */
export function usePaidWith() {
  const t = useText();
  const textOr = useTextOr();
  return ({ method, brand, last4 }: Payment): string => {
    const name = textOr(`method.${method}`, method);
    if (!last4) return name;
    return method === "Ach" ? t("method.account", { bank: brand ?? "", last4 }) : t("method.card", { brand: cardBrand(brand), last4 });
  };
}

/** Splits a payment's label into brand and last four digits; a check's number has no brand. */
export function brandAndDigits(label: string | null): Pick<Payment, "brand" | "last4"> {
  const [, brand = null, last4 = null] = /^(.+) (\d{4})$/.exec(label ?? "") ?? [];
  return { brand, last4 };
}
