import type { Variant } from "@azulejo/contract/areas/product.ts";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { money, squareFeet, squareMetres, weight } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { coverageOf, type LengthUnit, type Measure, type Need } from "./coverage-rules.ts";

interface Props {
  selected: Variant;
  language: Language;
  onUnits(units: number): void;
}

const control = "tabular min-h-11 w-full border border-ink-soft bg-paper px-2 text-ink";
const WASTES = [0, 5, 10, 15, 20];
const lengthUnits: LengthUnit[] = ["ft", "in", "m"];

/** Returns the measures that suit the item: area and pieces, or pieces only. */
const measuresOf = ({ areaPerUnit, piecesPerUnit }: Variant): Measure[] => [
  ...(areaPerUnit === null ? [] : (["room", "sqft", "sqm"] as const)),
  ...(piecesPerUnit > 1 ? (["pieces"] as const) : []),
];

/** Calculates whole sell units, including waste, from a room, an area or a count of pieces; fills in the quantity. */
export function Calculator({ selected, language, onUnits }: Props) {
  const t = useText();
  const measures = measuresOf(selected);
  const [entry, setEntry] = useState({
    measure: measures[0] ?? "pieces",
    first: "",
    second: "",
    lengthUnit: "ft" as LengthUnit,
    waste: 10,
  });
  if (measures.length === 0) return null;
  const { measure, first, second, lengthUnit, waste } = entry;
  const coverage = coverageOf(toNeed(entry), selected);
  const change = (next: Partial<typeof entry>) => {
    const changed = { ...entry, ...next };
    setEntry(changed);
    const units = coverageOf(toNeed(changed), selected)?.units;
    if (units) onUnits(units);
  };
  return (
    <fieldset className="border border-joint p-4">
      <legend className="px-1 text-small font-medium">{t("calculator.title")}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {measures.length > 1 && (
          <Choice label={t("calculator.measure")} value={measure} onChange={(value) => change({ measure: value as Measure })}>
            {measures.map((one) => (
              <option key={one} value={one}>
                {t(`calculator.by.${one}`)}
              </option>
            ))}
          </Choice>
        )}
        <Amount
          label={t(measure === "room" ? "calculator.length" : "calculator.amount")}
          value={first}
          onChange={(value) => change({ first: value })}
        />
        {measure === "room" && (
          <>
            <Amount label={t("calculator.width")} value={second} onChange={(value) => change({ second: value })} />
            <Choice label={t("calculator.unit")} value={lengthUnit} onChange={(value) => change({ lengthUnit: value as LengthUnit })}>
              {lengthUnits.map((one) => (
                <option key={one} value={one}>
                  {t(`calculator.${one}`)}
                </option>
              ))}
            </Choice>
          </>
        )}
        <Choice label={t("calculator.waste")} value={waste} onChange={(value) => change({ waste: Number(value) })}>
          {WASTES.map((one) => (
            <option key={one} value={one}>
              {one} %
            </option>
          ))}
        </Choice>
      </div>
      <p role="status" className="tabular mt-3 text-small">
        {coverage
          ? t(coverage.covered === null ? "calculator.resultPieces" : "calculator.result", {
              units: `${coverage.units} ${textOr(language, `unit.${selected.sellUnit}`, selected.sellUnit, { count: coverage.units })}`,
              pieces: coverage.pieces,
              feet: squareFeet(coverage.covered ?? 0, language),
              metres: squareMetres(coverage.covered ?? 0, language),
              weight: weight(selected.weightPerUnit * coverage.units, language),
              price: selected.price ? money(selected.price.cents * coverage.units, language, selected.price.currency) : "–",
            })
          : t("calculator.hint")}
      </p>
    </fieldset>
  );
}

const toNeed = (entry: { measure: Measure; first: string; second: string; lengthUnit: LengthUnit; waste: number }): Need => ({
  measure: entry.measure,
  first: Number(entry.first) || 0,
  second: Number(entry.second) || 0,
  lengthUnit: entry.lengthUnit,
  wastePercent: entry.waste,
});

function Amount({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value);
  });
  // Values typed before hydration count too.
  useEffect(() => takeEarly(), []);
  return (
    <div className="text-small">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="number"
        min="0"
        step="any"
        inputMode="decimal"
        value={value}
        className={control}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number;
  onChange(value: string): void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="text-small">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} className={control} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
