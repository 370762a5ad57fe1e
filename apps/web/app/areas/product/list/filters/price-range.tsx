import { useNumberWords } from "../../../../form/number-words.ts";
import { useText } from "../../../../i18n/text.ts";
import { type ListChoices, priceLimits } from "../list-address.ts";

interface Props {
  price: { lowestCents: number; highestCents: number };
  chosen: Pick<ListChoices, "price" | "wrongPrice">;
}

/** Two price fields and a button, so that a half-typed price isn't applied. */
export function PriceRange({ price, chosen }: Props) {
  const t = useText();
  const wordsOf = useNumberWords();
  const { wrongPrice } = chosen;
  const fault = (wrongPrice.from ?? wrongPrice.to)?.fault;
  return (
    <fieldset className="border-b border-joint py-3">
      <legend className="float-left mb-2 w-full text-small font-medium">{t("list.price")}</legend>
      <div className="clear-both grid grid-cols-2 gap-2">
        <PriceField
          name="from"
          label={t("list.priceFrom")}
          cents={chosen.price.fromCents}
          wrong={wrongPrice.from?.typed}
          hint={Math.floor(price.lowestCents / 100)}
        />
        <PriceField
          name="to"
          label={t("list.priceTo")}
          cents={chosen.price.toCents}
          wrong={wrongPrice.to?.typed}
          hint={Math.ceil(price.highestCents / 100)}
        />
        {fault && (
          <p role="alert" className="col-span-2 text-small text-clay">
            {wordsOf(fault, { min: priceLimits.min / 100, max: priceLimits.max / 100 })}
          </p>
        )}
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
  /** The typed text if it isn't a price. */
  wrong: string | undefined;
  hint: number;
}

function PriceField({ name, label, cents, wrong, hint }: FieldProps) {
  return (
    <label className="min-w-0 grow text-small">
      <span className="sr-only">{label}</span>
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        key={wrong ?? String(cents)}
        defaultValue={wrong ?? (cents === undefined ? "" : cents / 100)}
        aria-invalid={wrong === undefined ? undefined : true}
        placeholder={`${label} ${hint}`}
        className="tabular min-h-11 w-full border border-ink-soft bg-paper px-2 text-base text-ink"
      />
    </label>
  );
}
