import type { OfficeOrder } from "@azulejo/contract";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { unitsOfLines } from "./units-of-lines.ts";

/** Shipments of the order, with their tracking numbers. */
export function OrderShipments({ shipments }: Pick<OfficeOrder, "shipments">) {
  const t = useText();
  const language = useLanguage();
  const { moment } = useFormats();
  if (shipments.length === 0) return null;
  return (
    <PagePart title={t("shipments.title")}>
      <ul className="entries">
        {shipments.map(({ id, at, carrier, trackingNumber, trackingUrl, lines }) => (
          <li key={id}>
            <span>
              <UnbrokenNumbers>{unitsOfLines(lines, language)}</UnbrokenNumbers>
              <small>
                {carrier ?? t("shipments.collected")}
                {trackingNumber && ", "}
                {trackingUrl ? (
                  <a href={trackingUrl} target="_blank" rel="noreferrer">
                    {trackingNumber}
                  </a>
                ) : (
                  trackingNumber
                )}
              </small>
            </span>
            <time dateTime={at}>{moment(at)}</time>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
