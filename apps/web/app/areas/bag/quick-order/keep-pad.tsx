import type { CheckedPad } from "@azulejo/contract/areas/bag.ts";
import { TextField } from "../../../form/fields.tsx";
import type { FieldWords } from "../../../form/form-context.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { text, useText } from "../../../i18n/text.ts";

const words: FieldWords = { label: (language, name) => (name === "name" ? text(language, "quick.keepName") : null) };

/** Saves the items of a quick order as a list for later, including those out of stock today. */
export function KeepPad({ pad: { lines } }: { pad: CheckedPad }) {
  const t = useText();
  const known = lines.filter(({ item, quantity }) => item !== null && quantity !== null);
  if (known.length === 0) return null;
  return (
    <ShopForm intent="keep" words={words} faults={null} submit={t("quick.keep")} look="quiet" className="pad-keep">
      {known.map(({ line, item, quantity }) => (
        <span key={line} hidden>
          <input type="hidden" name="itemNo" value={item?.itemNo} />
          <input type="hidden" name="quantity" value={quantity ?? 1} />
        </span>
      ))}
      <TextField name="name" maxLength={60} required autoComplete="off" />
    </ShopForm>
  );
}
