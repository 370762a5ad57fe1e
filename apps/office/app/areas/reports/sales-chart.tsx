import { useEffect, useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { drawBars } from "./draw-bars.ts";
import type { Period } from "./period.ts";
import { seriesOf } from "./sales-series.ts";

interface Row {
  key: string;
  name: string;
  cents: number;
}

interface Props {
  rows: readonly Row[];
  by: string;
  period: Period;
  currency: string;
  /** The chart's label. */
  name?: string;
}

const MAX_BARS = 12;

/** Net sales: bars over time, or for the largest groups. The table below has the same data as numbers. */
export default function SalesChart({ rows, by, period, currency, name }: Props) {
  const t = useText();
  const { money, shortDay, month } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const largest = rows.slice(0, MAX_BARS);
    const { names, cents } =
      by === "day" || by === "month"
        ? seriesOf(rows, by, period)
        : { names: largest.map(({ name }) => name), cents: largest.map((row) => row.cents) };
    const label = (index: number): string => {
      const shown = names[index] ?? "";
      if (shown === "" || (by !== "day" && by !== "month")) return shown;
      return by === "day" ? shortDay(shown) : month(shown);
    };
    return drawBars(box.current, { cents, label, amount: (tick) => money(tick, currency) });
  });
  return <div ref={box} className="chart" role="img" aria-label={name ?? t("reports.chart")} />;
}
