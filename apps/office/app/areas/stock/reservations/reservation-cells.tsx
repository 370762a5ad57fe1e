import type { OfficeReservation } from "@azulejo/contract/areas/office.ts";
import { Link } from "react-router";
import { useText, useTextOr } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

type Row = { reservation: OfficeReservation };

/** The customer of the reservation; nobody if the customer was deleted. */
export function CustomerCell({ reservation: { customer, phone, note } }: Row) {
  const t = useText();
  return (
    <span>
      {customer || t("reservation.forgotten")}
      <small>{[phone, note].filter(Boolean).join(", ")}</small>
    </span>
  );
}

export function UnitsCell({ reservation: { units, sellUnit } }: Row) {
  const t = useText();
  const unitOf = useTextOr();
  return t("line.units", { count: units, unit: unitOf(`unit.${sellUnit}`, sellUnit, { count: units }) });
}

/** The state of a reservation, with its time and author. */
export function StateCell({ reservation: { state, lastDay, orderNo, createdAt, by, endedAt, endedBy } }: Row) {
  const t = useText();
  const { shortDay, moment } = useFormats();
  if (state === "held")
    return (
      <span>
        {t("reservation.untilDay", { day: shortDay(lastDay) })}
        <small>{[moment(createdAt), by].filter(Boolean).join(", ")}</small>
      </span>
    );
  return (
    <span>
      {t(`reservation.state.${state}`)}
      <small>
        {orderNo !== null && <Link to={`/orders/${orderNo}`}>{t("order.title", { orderNo: String(orderNo) })}</Link>}
        {[endedAt && moment(endedAt), endedBy].filter(Boolean).join(", ")}
      </small>
    </span>
  );
}
