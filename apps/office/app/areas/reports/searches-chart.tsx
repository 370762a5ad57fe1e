import { useEffect, useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { drawBars } from "./draw-bars.ts";
import type { Period } from "./period.ts";
import { seriesOf } from "./sales-series.ts";

interface Props {
  days: readonly { day: string; times: number; withoutHit: number }[];
  period: Period;
  /** Shows only searches without a result. */
  onlyMissed: boolean;
}

/** Searches per day. The table below has the numbers by search term. */
export default function SearchesChart({ days, period, onlyMissed }: Props) {
  const t = useText();
  const { figure, shortDay } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const rows = days.map(({ day, times, withoutHit }) => ({ key: day, cents: onlyMissed ? withoutHit : times }));
    const { names, cents } = seriesOf(rows, "day", period);
    return drawBars(box.current, { cents, label: (index) => (names[index] ? shortDay(names[index]) : ""), amount: figure });
  });
  return <div ref={box} className="chart" role="img" aria-label={t(onlyMissed ? "searches.chartMissed" : "searches.chart")} />;
}
