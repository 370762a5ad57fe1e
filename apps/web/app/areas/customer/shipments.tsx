import type { customer, ValueOf } from "@azulejo/contract";
import { Rule } from "@azulejo/ui/notice.tsx";
import { day } from "../../i18n/formats.ts";
import { useText } from "../../i18n/text.ts";
import { unitCount } from "../../i18n/units.ts";
import { LinePicture } from "../../media/line-picture.tsx";
import { useShellData } from "../../shell/shell-data.ts";

/** An order's shipments, with their tracking numbers. */
export function Shipments({ shipments, lines }: Pick<ValueOf<typeof customer.receipt>, "shipments" | "lines">) {
  const t = useText();
  const { language } = useShellData();
  if (shipments.length === 0) return null;
  return (
    <section>
      <Rule>{t("receipt.shipments")}</Rule>
      <ul className="mt-2 space-y-4">
        {shipments.map(({ on, carrier, trackingNumber, trackingUrl, lines: sent, parcels }) => (
          <li key={on + carrier + trackingNumber}>
            {t("receipt.shippedOn", { carrier, day: day(on, language, "long") })}
            {parcels.length < 2 && trackingNumber && (
              <span className="tabular block text-small text-ink-soft">{t("receipt.tracking", { number: trackingNumber })}</span>
            )}
            <ul className="my-2 space-y-2">
              {sent.map(({ itemNo, units }) => {
                const line = lines.find((one) => one.itemNo === itemNo);
                return (
                  line && (
                    <li key={itemNo} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 text-small">
                      <LinePicture picture={line.picture} format={line.format} name={line.name} />
                      {t("setting.shipped", {
                        units: unitCount(units, line.sellUnit, language),
                        name: line.name,
                        lot: line.lots.map(({ code }) => code).join(", ") || "none",
                      })}
                    </li>
                  )
                );
              })}
            </ul>
            {parcels.length < 2 && trackingUrl && (
              <a href={trackingUrl} rel="noreferrer" className="block text-small underline">
                {t("receipt.track")}
              </a>
            )}
            <Parcels parcels={parcels} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Parcel = ValueOf<typeof customer.receipt>["shipments"][number]["parcels"][number];

/** The parcels of a shipment: their numbers if there are several, and what proves that they were delivered. */
function Parcels({ parcels }: { parcels: Parcel[] }) {
  const several = parcels.length > 1;
  const known = parcels.filter(({ deliveredOn }) => several || deliveredOn !== null);
  if (known.length === 0) return null;
  return (
    <ul className="mt-2 space-y-3 text-small">
      {known.map((parcel) => (
        <li key={parcel.trackingNumber}>
          {several && <ParcelNumber parcel={parcel} />}
          <DeliveryProof parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

function ParcelNumber({ parcel: { trackingNumber, trackingUrl } }: { parcel: Parcel }) {
  const t = useText();
  const words = t("receipt.tracking", { number: trackingNumber });
  return trackingUrl ? (
    <a href={trackingUrl} rel="noreferrer" className="tabular block underline">
      {words}
    </a>
  ) : (
    <span className="tabular block">{words}</span>
  );
}

function DeliveryProof({ parcel: { deliveredOn, signedBy, pictureUrl, documentUrl } }: { parcel: Parcel }) {
  const t = useText();
  const { language } = useShellData();
  if (!deliveredOn) return null;
  const on = day(deliveredOn, language, "long");
  return (
    <>
      <p>{signedBy ? t("receipt.deliveredTo", { day: on, name: signedBy }) : t("receipt.deliveredOn", { day: on })}</p>
      {pictureUrl && <img src={pictureUrl} alt={t("receipt.deliveryPicture")} loading="lazy" className="mt-2 max-h-64 max-w-full" />}
      {documentUrl && (
        <a href={documentUrl} data-reload className="mt-2 block underline">
          {t("receipt.deliveryDocument")}
        </a>
      )}
    </>
  );
}
