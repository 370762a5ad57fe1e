import type { PriceLine } from "@azulejo/contract/areas/office.ts";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

/** Saved prices, read-only. */
export function PriceLines({ caption, lines }: { caption: string; lines: readonly PriceLine[] }) {
  const t = useText();
  const { money, day } = useFormats();
  return (
    <Ledger
      caption={caption}
      rows={lines}
      keyOf={(line) => JSON.stringify(line)}
      columns={[
        { label: t("prices.scope"), cell: ({ scope }) => t(`prices.scope.${scope}`) },
        { label: t("prices.key"), cell: ({ key }) => key || "—" },
        {
          label: t("prices.amount"),
          phone: "end",
          isFigure: true,
          cell: ({ cents, offBasisPoints }) => (cents === null ? t("prices.off", { percent: (offBasisPoints ?? 0) / 100 }) : money(cents)),
        },
        { label: t("prices.fromUnits"), phone: "named", isFigure: true, cell: ({ fromUnits }) => fromUnits },
        { label: t("prices.firstDay"), phone: "named", cell: ({ firstDay }) => (firstDay ? day(firstDay) : t("prices.now")) },
        { label: t("prices.lastDay"), phone: "named", cell: ({ lastDay }) => (lastDay ? day(lastDay) : t("prices.noEnd")) },
      ]}
    />
  );
}
