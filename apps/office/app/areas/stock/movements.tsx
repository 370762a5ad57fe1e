import type { OfficeLot } from "@azulejo/contract/areas/office.ts";
import { Disclosure } from "@azulejo/ui/disclosure.tsx";
import { Link } from "react-router";
import { nameOfPlace } from "../../frame/place-names.ts";
import { type Text, useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

type Movement = OfficeLot["movements"][number];

function changeOf({ onHand, reserved }: Movement, t: Text, signed: (units: number) => string): string {
  const parts = [
    onHand !== 0 && t("stock.changeOnHand", { units: signed(onHand) }),
    reserved !== 0 && t("stock.changeReserved", { units: signed(reserved) }),
  ];
  return parts.filter(Boolean).join(", ");
}

/** The movements of each lot, newest first. */
export function Movements({ itemNo, lots }: { itemNo: string; lots: readonly OfficeLot[] }) {
  const t = useText();
  const { moment, signed } = useFormats();
  return (
    <section aria-labelledby="movements" className="mt-6">
      <div className="bar-heading">
        <h2 id="movements">{t("stock.movements")}</h2>
      </div>
      {lots
        .filter(({ movements }) => movements.length > 0)
        .map(({ store, code, movements }) => (
          <Disclosure
            key={`${store} ${code}`}
            title={t("stock.lotAt", { lot: code, place: nameOfPlace(store) })}
            className="border-b border-joint px-5"
          >
            <ul className="entries pb-2">
              {movements.map((movement, index) => (
                <li key={`${movement.at} ${index}`}>
                  <span>
                    {t(`movement.${movement.kind}`)} {changeOf(movement, t, signed)}
                    <small>
                      {movement.orderNo !== null && (
                        <Link to={`/orders/${movement.orderNo}`}>{t("order.title", { orderNo: String(movement.orderNo) })}</Link>
                      )}
                      {movement.reservationNo !== null && (
                        <Link to={`/stock/reservations?state=all&query=${encodeURIComponent(itemNo)}`}>
                          {t("reservation.number", { number: String(movement.reservationNo) })}
                        </Link>
                      )}
                      {[movement.note, movement.by].filter(Boolean).join(", ")}
                    </small>
                  </span>
                  <time dateTime={movement.at}>{moment(movement.at)}</time>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
    </section>
  );
}
