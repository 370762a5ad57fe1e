import type { Variant } from "@azulejo/contract/areas/product.ts";
import { Stepper } from "@azulejo/ui/stepper.tsx";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { squareFeet, squareMetres, weight } from "../../../../i18n/formats.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { textOr, useText } from "../../../../i18n/text.ts";
import { isByArea, type MeasureBy, MOST_UNITS, type Quantity } from "./quantity.ts";

interface Props {
  selected: Variant;
  quantity: Quantity;
  /** Id of the form that adds to the bag. */
  form: string;
  /** What there is to say about the quantity. */
  children: ReactNode;
}

/** Boxes from a room, an area, or a count. Without scripts only the count is shown. */
export function Calculator({ selected, quantity: { entry, units, change }, form, children }: Props) {
  const t = useText();
  const language = useLanguage();
  const unit = (count: number) => textOr(language, `unit.${selected.sellUnit}`, selected.sellUnit, { count });
  const hasArea = isByArea(selected);
  const by: MeasureBy = hasArea ? entry.by : "units";
  const measures: [MeasureBy, string][] = [
    ["room", t("detail.measure.room")],
    ["area", t("detail.measure.area")],
    ["units", capitalized(unit(2))],
  ];
  const waste = (
    <Amount label={t("detail.waste")} unit={t("detail.percentWaste")} value={entry.waste} onChange={(waste) => change({ waste })} />
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
          <Amount label={t("detail.length")} unit={t("detail.ftLong")} value={entry.length} onChange={(length) => change({ length })} />
          <Amount label={t("detail.width")} unit={t("detail.ftWide")} value={entry.width} onChange={(width) => change({ width })} />
          {waste}
        </div>
      )}
      {by === "area" && (
        <div className="amounts noscript:hidden">
          <Amount label={t("detail.area")} unit={t("detail.sqft")} value={entry.area} onChange={(area) => change({ area })} />
          {waste}
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
          min="1"
          max={MOST_UNITS}
          step="1"
          value={by === "units" ? entry.units : String(units)}
          onChange={(event) => change({ by: "units", units: event.target.value })}
          className="w-full max-w-64"
        />
      </div>
      <p className="amount-result tabular noscript:hidden" aria-live="polite">
        <strong>{`${units} ${unit(units)}`}</strong>
        <span>{packed(selected, units, t, language).join(", ")}</span>
      </p>
      {children}
    </fieldset>
  );
}

/** The area, pieces and weight of a quantity, where known. */
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
  onChange(value: string): void;
}

function Amount({ label, unit, value, onChange }: AmountProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value);
  });
  // Values typed before hydration count too.
  useEffect(() => takeEarly(), []);
  return (
    <label className="amount">
      <input
        ref={input}
        type="number"
        min="0"
        step="any"
        inputMode="decimal"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="tabular"
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}
