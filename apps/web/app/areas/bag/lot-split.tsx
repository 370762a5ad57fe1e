import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import type { Language } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { lotParts } from "../product/lot-parts.ts";
import { lotEntry } from "./agreed-lots.ts";

/**
 * How many units of a line come from each lot if no lot has enough, with the choice to accept that or to reduce the quantity to one lot.
 */
export function LotSplit({ line, language }: { line: BagLine; language: Language }) {
  const t = useText();
  if (line.lots.length < 2) return null;
  const { oneLot, lotsAgreed, lots } = line;
  const fewer = oneLot !== null && oneLot > 0 && oneLot < line.quantity ? oneLot : null;
  return (
    <div className="space-y-1 text-small">
      <p className={`tabular ${lotsAgreed ? "text-ink-soft" : "text-clay"}`}>
        {t("problem.lots_differ", { parts: lotParts(line, language, t) })}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {!lotsAgreed && <Change line={line} name="agreedLot" values={lots.map(lotEntry)} label={t("bag.consentLots")} />}
        {fewer !== null && (
          <Change
            line={line}
            name="quantity"
            values={[String(fewer)]}
            label={t("bag.oneLot", { quantity: fewer, unit: textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: fewer }) })}
          />
        )}
      </div>
    </div>
  );
}

function Change({ line, name, values, label }: { line: BagLine; name: string; values: string[]; label: string }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.lineId} />
      {values.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="min-h-6 text-left text-ink underline">
        {label}
      </button>
    </form>
  );
}
