import type { Variant } from "@azulejo/contract/areas/product.ts";
import { readNumber } from "@azulejo/contract/typed/number.ts";
import { Stepper } from "@azulejo/ui/stepper.tsx";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useNumberWords } from "../../../../form/number-words.ts";
import { squareFeet, squareMetres, weight, wholeNumber } from "../../../../i18n/formats.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import { unitWord } from "../../../../i18n/units.ts";
import { isByArea, limits, MAX_UNITS, type MeasureBy, type Quantity } from "./quantity.ts";

interface Props {
  selected: Variant;
  quantity: Quantity;
  /** Id of the form that adds to the bag. */
  form: string;
  /** Notes about the quantity. */
  children: ReactNode;
}

/** Calculates boxes from a room, an area, or a count. Without scripts only the count is shown. */
export function Calculator({ selected, quantity: { entry, units, faults, change }, form, children }: Props) {
  const t = useText();
  const language = useLanguage();
  const unit = (count: number) => unitWord(selected, language, count);
  const hasArea = isByArea(selected);
  const by: MeasureBy = hasArea ? entry.by : "units";
  const measures: [MeasureBy, string][] = [
    ["room", t("detail.measure.room")],
    ["area", t("detail.measure.area")],
    ["units", capitalized(unit(2))],
  ];
  const { fields, isTooMuch } = faults;
  const wordsOf = useNumberWords();
  const said = [
    wordsOf(fields.length ?? fields.width, limits.length, "length"),
    wordsOf(fields.area, limits.area, "area"),
    wordsOf(fields.waste, limits.waste),
    wordsOf(fields.units, limits.units),
    isTooMuch ? t("detail.tooMuch", { most: MAX_UNITS, unit: unit(MAX_UNITS) }) : "",
  ].filter(Boolean);
  const amount = (field: "length" | "width" | "area" | "waste", unitSaid: string) => (
    <Amount
      label={t(`detail.${field}`)}
      unit={unitSaid}
      value={entry[field]}
      isWrong={fields[field] !== undefined}
      onChange={(typed) => change({ [field]: typed })}
    />
  );
  return (
    <fieldset id="quantity" className="quantity">
      <legend className="sr-only">{t("detail.measure")}</legend>
      {hasArea ? (
        <div className="measures noscript:hidden">
          {measures.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="measure"
                value={value}
                checked={by === value}
                onChange={() => change({ by: value, ...(value === "units" && { units: String(units) }) })}
                className="overlay-input"
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      ) : (
        <p aria-hidden="true" className="mb-2 text-small text-ink-soft">
          {t("product.quantity", { unit: unit(2) })}
        </p>
      )}
      {by === "room" && (
        <div className="amounts noscript:hidden">
          {amount("length", t("detail.ftLong"))}
          {amount("width", t("detail.ftWide"))}
          {amount("waste", t("detail.percentWaste"))}
        </div>
      )}
      {by === "area" && (
        <div className="amounts noscript:hidden">
          {amount("area", t("detail.sqft"))}
          {amount("waste", t("detail.percentWaste"))}
        </div>
      )}
      <div className={by === "units" ? "flex" : "hidden noscript:flex"}>
        <Stepper
          name="quantity"
          form={form}
          aria-label={t("product.quantity", { unit: unit(2) })}
          decreaseLabel={t("detail.fewerUnits")}
          increaseLabel={t("detail.moreUnits")}
          unit={unit(units)}
          min={1}
          max={MAX_UNITS}
          read={readNumber}
          value={by === "units" ? entry.units : String(units)}
          onType={(typed) => change({ by: "units", units: typed })}
          aria-invalid={fields.units ? true : undefined}
          aria-describedby="quantity-fault"
          className="w-full max-w-64"
        />
      </div>
      <p id="quantity-fault" aria-live="polite" className="text-small text-clay not-empty:pt-2">
        {said.join(" ")}
      </p>
      <p className="amount-result tabular noscript:hidden" aria-live="polite">
        <strong>{`${wholeNumber(units, language)} ${unit(units)}`}</strong>
        <span>{packed(selected, units, t, language).join(", ")}</span>
      </p>
      {children}
    </fieldset>
  );
}

/** Returns the area, pieces and weight of a quantity, where known. */
function packed(selected: Variant, units: number, t: ReturnType<typeof useText>, language: Parameters<typeof squareFeet>[1]): string[] {
  const { areaPerUnit, piecesPerUnit, weightPerUnit } = selected;
  const area = (areaPerUnit ?? 0) * units;
  return [
    ...(area > 0 ? [t("package.areaValue", { feet: squareFeet(area, language), metres: squareMetres(area, language) })] : []),
    ...(piecesPerUnit > 1 ? [t("detail.pieces", { count: piecesPerUnit * units })] : []),
    ...(weightPerUnit > 0 ? [weight(weightPerUnit * units, language).replace(/ \(.*/, "")] : []),
  ];
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface AmountProps {
  label: string;
  unit: string;
  value: string;
  isWrong: boolean;
  onChange(value: string): void;
}

function Amount({ label, unit, value, isWrong, onChange }: AmountProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value);
  });
  // Also uses values typed before hydration.
  useEffect(() => takeEarly(), []);
  return (
    <label className="amount">
      <input
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby="quantity-fault"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="tabular"
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}
