import type { ProductField } from "@azulejo/contract/staff/catalog-cells.ts";
import type { MessageKey, Text } from "../../../i18n/text.ts";

/** Returns a field's label in its form. */
export function labelOf(t: Text, field: ProductField): string {
  const [, name = field, language] = /^(.+?)(En|Es)?$/.exec(field) ?? [];
  const label = t(`product.${name}` as MessageKey);
  return language ? t("product.field", { label, language: t(language === "En" ? "product.english" : "product.spanish") }) : label;
}
