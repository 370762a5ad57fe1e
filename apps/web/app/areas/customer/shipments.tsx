import type { customer, ValueOf } from "@azulejo/contract";
import { Rule } from "@azulejo/ui/notice.tsx";
import { day } from "../../i18n/formats.ts";
import { useText } from "../../i18n/text.ts";
import { useShellData } from "../../shell/shell-data.ts";

/** What carriers have of an order, with the numbers to follow it by. */
export function Shipments({ shipments }: Pick<ValueOf<typeof customer.receipt>, "shipments">) {
  const t = useText();
  const { language } = useShellData();
  if (shipments.length === 0) return null;
  return (
    <section>
      <Rule>{t("receipt.shipments")}</Rule>
      <ul className="mt-2 space-y-4">
        {shipments.map(({ on, carrier, trackingNumber, trackingUrl }) => (
          <li key={on + carrier + trackingNumber}>
            {t("receipt.shippedOn", { carrier, day: day(on, language, "long") })}
            {trackingNumber && (
              <span className="tabular block text-small text-ink-soft">{t("receipt.tracking", { number: trackingNumber })}</span>
            )}
            {trackingUrl && (
              <a href={trackingUrl} rel="noreferrer" className="block text-small underline">
                {t("receipt.track")}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
