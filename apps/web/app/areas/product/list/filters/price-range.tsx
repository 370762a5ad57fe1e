import { useText } from "../../../../i18n/text.ts";
import type { ListChoices } from "../list-address.ts";

interface Props {
  price: { lowestCents: number; highestCents: number };
  chosen: ListChoices["price"];
}

/** Two price fields and a button, so that a half-typed price is not applied. */
export function PriceRange({ price, chosen }: Props) {
  const t = useText();
  return (
    <fieldset className="border-b border-joint py-3">
      <legend className="float-left mb-2 w-full text-small font-medium">{t("list.price")}</legend>
      <div className="clear-both grid grid-cols-2 gap-2">
        <PriceField name="from" label={t("list.priceFrom")} cents={chosen.fromCents} hint={Math.floor(price.lowestCents / 100)} />
        <PriceField name="to" label={t("list.priceTo")} cents={chosen.toCents} hint={Math.ceil(price.highestCents / 100)} />
        <button type="submit" className="col-span-2 min-h-11 border border-ink px-3 text-small">
          {t("list.apply")}
        </button>
      </div>
    </fieldset>
  );
}

interface FieldProps {
  name: string;
  label: string;
  cents: number | undefined;
  hint: number;
}

function PriceField({ name, label, cents, hint }: FieldProps) {
  return (
    <label className="min-w-0 grow text-small">
      <span className="sr-only">{label}</span>
      <input
        type="number"
        name={name}
        min={0}
        step="any"
        inputMode="decimal"
        key={String(cents)}
        defaultValue={cents === undefined ? "" : cents / 100}
        placeholder={`${label} ${hint}`}
        className="tabular min-h-11 w-full border border-ink-soft bg-paper px-2 text-ink"
      />
    </label>
  );
}
