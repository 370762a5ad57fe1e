import type { SlabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { type Fault, yieldOf } from "@azulejo/laying/slabs/layout-check.ts";
import { money } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/text.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { letterOf, sizesOf, slabsOf, type Yard } from "./layout-edits.ts";
import { lengthText } from "./length-entry.ts";

/** Number of slabs, yield and price of the layout. */
export function LayoutFigures({ yard, layout }: { yard: Yard; layout: SlabLayout }) {
  const t = useText();
  const { language } = useShellData();
  const { percent, used } = yieldOf(layout.pieces, sizesOf(yard, layout));
  const prices = slabsOf(yard, layout).flatMap(({ price }, at) => (used.includes(at) && price ? [price] : []));
  const cents = prices.reduce((sum, price) => sum + price.cents, 0);
  const figures: [string, string][] = [
    [String(used.length), t("layout.slabs", { count: used.length })],
    [`${percent}%`, t("layout.yield")],
    ...(prices.length > 0 && prices.length === used.length
      ? [[money(cents, language, prices[0]?.currency ?? ""), t("layout.stone")] as [string, string]]
      : []),
  ];
  return (
    <dl className="flex gap-5 border-joint border-b pb-3 tabular-nums">
      {figures.map(([value, name]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-small">{name}</dt>
          <dd className="font-display text-head">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says whether all pieces can be cut as placed, or which can't. */
export function LayoutCheck({ yard, faults }: { yard: Yard; faults: (Fault | null)[] }) {
  const t = useText();
  const wrong = faults.flatMap((fault, at) => (fault ? [t(`layout.fault.${fault}`, { letter: letterOf(at) })] : []));
  const { edge, kerf } = yard.sawing;
  const fine = t("layout.ok", { count: faults.length, edge: `${lengthText(edge)} in`, kerf: `${lengthText(kerf)} in` });
  return (
    <p role="status" className={`py-3 text-small ${wrong.length > 0 ? "text-clay" : ""}`}>
      {faults.length === 0 ? t("layout.empty") : wrong.length > 0 ? wrong.join(" ") : fine}
    </p>
  );
}
