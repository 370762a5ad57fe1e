import type { ContainerLine } from "@azulejo/contract/areas/office.ts";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { goodsColumns } from "../lot-cells.tsx";
import type { TypedUnits } from "../typed-units.ts";
import { UnitsInput } from "../units-input.tsx";

interface Props {
  contents: readonly ContainerLine[];
  typed: TypedUnits;
  onType(lineId: number, value: string): void;
}

/** What the papers say, what was counted, and the difference while it is being typed. */
export function ContentsTable({ contents, typed, onType }: Props) {
  const t = useText();
  const { moment, signed } = useFormats();
  const countOf = ({ lineId, counted }: ContainerLine): number | null => {
    const value = typed[lineId]?.trim() ?? "";
    return counted ?? (/^\d+$/.test(value) ? Number(value) : null);
  };
  const columns: Column<ContainerLine>[] = [
    ...goodsColumns(t),
    { label: t("goods.expected"), isFigure: true, cell: ({ expected }) => expected },
    {
      label: t("goods.counted"),
      isFigure: true,
      cell: (line) =>
        line.counted === null ? (
          <UnitsInput
            label={t("goods.countedOf", { lot: line.lot, item: line.itemNo })}
            value={typed[line.lineId] ?? ""}
            onChange={(value) => onType(line.lineId, value)}
          />
        ) : (
          line.counted
        ),
    },
    {
      label: t("goods.difference"),
      isFigure: true,
      cell: (line) => {
        const counted = countOf(line);
        if (counted === null) return "—";
        const difference = counted - line.expected;
        return <span className={difference === 0 ? undefined : "warn"}>{difference === 0 ? t("goods.agrees") : signed(difference)}</span>;
      },
    },
    { label: t("goods.countedBy"), cell: ({ by, countedAt }) => (countedAt ? [by, moment(countedAt)].filter(Boolean).join(", ") : "—") },
  ];
  return <Ledger caption={t("goods.contents")} columns={columns} rows={contents} keyOf={({ lineId }) => lineId} />;
}
