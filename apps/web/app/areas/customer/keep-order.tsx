import type { customer, ValueOf } from "@azulejo/contract";
import { day } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { unitCount } from "../../i18n/units.ts";
import { useLastOrder } from "../../shell/browser/last-orders.ts";

/** Stores an order in the browser for the page that works offline. */
export function KeepOrder({ receipt: { orderNo, lines } }: { receipt: ValueOf<typeof customer.receipt> }) {
  const t = useText();
  const language = useLanguage();
  const last = lines
    .flatMap(({ promisedOn }) => promisedOn ?? [])
    .sort()
    .at(-1);
  useLastOrder({
    title: t("receipt.order", { order: String(orderNo) }),
    when: last ? t("setting.promised", { day: day(last, language, "long") }) : "",
    lines: lines.map(({ quantity, sellUnit, name, detail, lots }) =>
      [
        t("setting.shipped", {
          units: unitCount(quantity, sellUnit, language),
          name,
          lot: lots.map(({ code }) => code).join(", ") || "none",
        }),
        detail,
      ].join(", "),
    ),
  });
  return null;
}
