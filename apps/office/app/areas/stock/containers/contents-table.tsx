import type { ContainerLine } from "@azulejo/contract/areas/office.ts";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { goodsColumns } from "../lot-cells.tsx";
import { type TypedUnits, unitsIn } from "../typed-units.ts";
import { UnitsInput } from "../units-input.tsx";
import { useUnits } from "../use-units.ts";
import { Difference } from "./difference.tsx";

interface Props {
  contents: readonly ContainerLine[];
  typed: TypedUnits;
  onType(lineId: number, value: string): void;
}

/** The units on the packing list, the counted units, and the difference while it is being typed. */
export function ContentsTable({ contents, typed, onType }: Props) {
  const t = useText();
  const units = useUnits();
  const { moment } = useFormats();
  const columns: Column<ContainerLine>[] = [
    ...goodsColumns(t),
    { label: t("goods.expected"), isFigure: true, cell: ({ expected, sellUnit }) => units(expected, sellUnit) },
    {
      label: t("goods.counted"),
      isFigure: true,
      cell: (line) =>
        line.counted === null ? (
          <UnitsInput
            label={t("goods.countedOf", { lot: line.lot, item: line.itemNo })}
            sellUnit={line.sellUnit}
            value={typed[line.lineId] ?? ""}
            onChange={(value) => onType(line.lineId, value)}
          />
        ) : (
          units(line.counted, line.sellUnit)
        ),
    },
    {
      label: t("goods.difference"),
      isFigure: true,
      cell: (line) => {
        const counted = line.counted ?? unitsIn(typed[line.lineId]);
        return counted === null ? "—" : <Difference units={counted - line.expected} sellUnit={line.sellUnit} />;
      },
    },
    { label: t("goods.countedBy"), cell: ({ by, countedAt }) => (countedAt ? [by, moment(countedAt)].filter(Boolean).join(", ") : "—") },
  ];
  return <Ledger caption={t("goods.contents")} columns={columns} rows={contents} keyOf={({ lineId }) => lineId} />;
}
