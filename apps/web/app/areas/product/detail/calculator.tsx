import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useId, useState } from "react";
import { money, squareFeet, squareMetres } from "../../../i18n/formats.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { areaOfRoom, type LengthUnit, unitsFor } from "./coverage-rules.ts";

interface Props {
  selected: Variant;
  language: "en" | "es";
  onUnits(units: number): void;
}

const input = "tabular min-h-11 w-full border border-ink-soft bg-paper px-2 text-ink";
const WASTES = [0, 5, 10, 15, 20];
const units: LengthUnit[] = ["ft", "in", "m"];

/** From a room to whole sell units, waste included; fills in the quantity. */
export function Calculator({ selected, language, onUnits }: Props) {
  const t = useText();
  const id = useId();
  const [length, setLength] = useState("");
  const [width, setWidth] = useState("");
  const [unit, setUnit] = useState<LengthUnit>("ft");
  const [waste, setWaste] = useState(10);
  if (!selected.areaPerUnit) return null;
  const area = areaOfRoom(Number(length) || 0, Number(width) || 0, unit);
  const coverage = area > 0 && area < 1e11 ? unitsFor(area, waste, selected.areaPerUnit) : null;
  const apply = (next: { length?: string; width?: string; unit?: LengthUnit; waste?: number }) => {
    const sum = areaOfRoom(Number(next.length ?? length) || 0, Number(next.width ?? width) || 0, next.unit ?? unit);
    if (sum > 0 && sum < 1e11 && selected.areaPerUnit) onUnits(unitsFor(sum, next.waste ?? waste, selected.areaPerUnit).units);
  };
  return (
    <fieldset className="border border-joint p-4">
      <legend className="px-1 text-small font-medium">{t("calculator.title")}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <label className="text-small" htmlFor={`${id}l`}>
          {t("calculator.length")}
          <input
            id={`${id}l`}
            type="number"
            min="0"
            step="any"
            inputMode="decimal"
            value={length}
            className={input}
            onChange={(event) => {
              setLength(event.target.value);
              apply({ length: event.target.value });
            }}
          />
        </label>
        <label className="text-small" htmlFor={`${id}w`}>
          {t("calculator.width")}
          <input
            id={`${id}w`}
            type="number"
            min="0"
            step="any"
            inputMode="decimal"
            value={width}
            className={input}
            onChange={(event) => {
              setWidth(event.target.value);
              apply({ width: event.target.value });
            }}
          />
        </label>
        <label className="text-small" htmlFor={`${id}u`}>
          {t("calculator.unit")}
          <select
            id={`${id}u`}
            value={unit}
            className={input}
            onChange={(event) => {
              setUnit(event.target.value as LengthUnit);
              apply({ unit: event.target.value as LengthUnit });
            }}
          >
            {units.map((one) => (
              <option key={one} value={one}>
                {t(`calculator.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="text-small" htmlFor={`${id}x`}>
          {t("calculator.waste")}
          <select
            id={`${id}x`}
            value={waste}
            className={input}
            onChange={(event) => {
              setWaste(Number(event.target.value));
              apply({ waste: Number(event.target.value) });
            }}
          >
            {WASTES.map((one) => (
              <option key={one} value={one}>
                {one} %
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="tabular mt-3 text-small">
        {coverage
          ? t("calculator.result", {
              units: `${coverage.units} ${textOr(language, `unit.${selected.sellUnit}`, selected.sellUnit, { count: coverage.units })}`,
              feet: squareFeet(coverage.covered, language),
              metres: squareMetres(coverage.covered, language),
              price: selected.price ? money(selected.price.cents * coverage.units, language, selected.price.currency) : "",
            })
          : t("calculator.hint")}
      </p>
    </fieldset>
  );
}
