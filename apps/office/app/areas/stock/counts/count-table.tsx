import type { OfficeCount } from "@azulejo/contract/areas/office.ts";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Difference } from "../containers/difference.tsx";
import { goodsColumns } from "../lot-cells.tsx";
import type { TypedUnits } from "../typed-units.ts";
import { UnitsInput } from "../units-input.tsx";
import { useUnits } from "../use-units.ts";

type Line = OfficeCount["lines"][number];

interface Props {
  lines: readonly Line[];
  isOpen: boolean;
  typed: TypedUnits;
  onType(lotId: number, value: string): void;
}

/** Hides the ledger's quantity until a lot is counted, so that it can't influence the count. */
export function CountTable({ lines, isOpen, typed, onType }: Props) {
  const t = useText();
  const units = useUnits();
  const { moment } = useFormats();
  const columns: Column<Line>[] = [
    ...goodsColumns(t),
    {
      label: t("goods.counted"),
      isFigure: true,
      cell: ({ lotId, itemNo, lot, counted, sellUnit }) =>
        isOpen ? (
          <UnitsInput
            label={t("goods.countedOf", { lot, item: itemNo })}
            sellUnit={sellUnit}
            value={typed[lotId] ?? (counted === null ? "" : String(counted))}
            onChange={(value) => onType(lotId, value)}
          />
        ) : counted === null ? (
          "—"
        ) : (
          units(counted, sellUnit)
        ),
    },
    {
      label: t("goods.difference"),
      isFigure: true,
      cell: ({ difference, sellUnit }) => (difference === null ? "—" : <Difference units={difference} sellUnit={sellUnit} />),
    },
    { label: t("goods.countedBy"), cell: ({ by, countedAt }) => (countedAt ? [by, moment(countedAt)].filter(Boolean).join(", ") : "—") },
  ];
  return <Ledger caption={t("goods.lotsToCount")} columns={columns} rows={lines} keyOf={({ lotId }) => lotId} />;
}
