import { readNumber } from "@azulejo/contract/typed/number.ts";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { NumberInput } from "../../../form/number-field.tsx";
import { useText } from "../../../i18n/text.ts";
import type { OrderLine } from "../line-figures.ts";
import { LineLots } from "../line-lots.tsx";

interface Props {
  lines: readonly OrderLine[];
  left(line: OrderLine): number;
  /** A field's initial number of units: by default all that remain. */
  start?(line: OrderLine): number;
  onUnits?(units: UnitsOfLine[]): void;
}

export interface UnitsOfLine {
  lineId: number;
  units: number;
}

const nameOf = (lineId: number): string => `units-${lineId}`;

/** Fields for units of lines. */
export function LineUnits({ lines, left, start = left, onUnits }: Props) {
  const t = useText();
  return (
    <table
      className="units-table"
      onInput={({ currentTarget }) => {
        const form = currentTarget.closest("form");
        if (form) onUnits?.(readUnits(new FormData(form), lines));
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t("line.item")}</th>
          <th scope="col">{t("line.lots")}</th>
          <th scope="col" className="figure">
            {t("line.left")}
          </th>
          <th scope="col" className="figure">
            {t("line.unitsNow")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineId}>
            <td>
              {line.name}
              <small>
                <UnbrokenNumbers>{line.itemNo}</UnbrokenNumbers>
              </small>
            </td>
            <td>
              <LineLots lots={line.lots} earlierLot={line.earlierLot} />
            </td>
            <td className="figure">{left(line)}</td>
            <td className="figure">
              <NumberInput
                name={nameOf(line.lineId)}
                aria-label={t("line.unitsOf", { name: line.name })}
                min={0}
                max={left(line)}
                defaultValue={start(line)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the entered units, without lines that have none. */
export const readUnits = (form: FormData, lines: readonly OrderLine[]): UnitsOfLine[] =>
  lines.map(({ lineId }) => ({ lineId, units: readNumber(String(form.get(nameOf(lineId)))) ?? 0 })).filter(({ units }) => units > 0);
