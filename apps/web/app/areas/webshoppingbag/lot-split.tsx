import type { BagLine } from "@azulejo/contract/areas/webshoppingbag.ts";
import { Form } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { lotParts } from "../product/lot-parts.ts";

/** What a line takes from which lot when one is not enough, with the choice to accept that or to take what one lot has. */
export function LotSplit({ line, language }: { line: BagLine; language: Language }) {
  const t = useText();
  if (line.lots.length < 2) return null;
  const { oneLot, lotsConsented } = line;
  const fewer = oneLot !== null && oneLot > 0 && oneLot < line.quantity ? oneLot : null;
  return (
    <div className="space-y-1 text-small">
      <p className={`tabular ${lotsConsented ? "text-ink-soft" : "text-clay"}`}>
        {t("problem.lots_differ", { parts: lotParts(line, language, t) })}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {!lotsConsented && <Change line={line} name="lotsConsented" value="true" label={t("bag.consentLots")} />}
        {fewer !== null && (
          <Change
            line={line}
            name="quantity"
            value={fewer}
            label={t("bag.oneLot", { quantity: fewer, unit: textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: fewer }) })}
          />
        )}
      </div>
    </div>
  );
}

function Change({ line, name, value, label }: { line: BagLine; name: string; value: string | number; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.lineId} />
      <input type="hidden" name={name} value={value} />
      <button type="submit" className="min-h-6 text-left text-ink underline">
        {label}
      </button>
    </Form>
  );
}
