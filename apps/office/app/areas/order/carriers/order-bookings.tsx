import type { OfficeOrder } from "@azulejo/contract";
import { useState } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { openFile } from "../../../call/open-file.ts";
import { useCall } from "../../../call/use-call.ts";
import { PagePart } from "../../../frame/pages/detail-page.tsx";
import { useMay } from "../../../frame/staff.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { unitsOfLines } from "../units-of-lines.ts";
import { BookDialog } from "./book-dialog.tsx";
import { type Bookings, leftToBook } from "./bookings.ts";

type Booking = Bookings["bookings"][number];

interface Props {
  order: OfficeOrder;
  bookings: Bookings;
  /** Called after a change, with the message that announces it. */
  onDone(words: string): void;
}

/** Shipments booked with the carrier service, with the next steps for each. Nothing in a shop without such a service. */
export function OrderBookings({ order, bookings, onDone }: Props) {
  const t = useText();
  const may = useMay();
  const [isBooking, setBooking] = useState(false);
  const left = leftToBook(bookings);
  const hasUnits = order.status === "open" && order.lines.some((line) => left(line) > 0);
  const mayBook = bookings.takes.length > 0 && hasUnits && may("orders.fulfill");
  if (bookings.bookings.length === 0 && !mayBook) return null;
  return (
    <PagePart title={t("carriers.title")}>
      <ul className="entries">
        {bookings.bookings.map((booking) => (
          <BookingRow key={booking.bookingNo} orderNo={order.orderNo} booking={booking} onDone={onDone} />
        ))}
        {mayBook && (
          <li>
            <button type="button" className="link-button" onClick={() => setBooking(true)}>
              {t("carriers.book")}
            </button>
          </li>
        )}
      </ul>
      {isBooking && <BookDialog order={order} bookings={bookings} onDone={onDone} onClose={() => setBooking(false)} />}
    </PagePart>
  );
}

function BookingRow({ orderNo, booking, onDone }: { orderNo: number; booking: Booking; onDone(words: string): void }) {
  const language = useLanguage();
  const { money, moment } = useFormats();
  const { carrier, service, costCents, currency, trackingNumber, trackingUrl, bookedAt, lines } = booking;
  return (
    <li>
      <span>
        {unitsOfLines(lines, language)}
        <small>
          {`${carrier} ${service}, ${money(costCents, currency)}`}
          {trackingNumber && ", "}
          {trackingUrl ? (
            <a href={trackingUrl} target="_blank" rel="noreferrer">
              {trackingNumber}
            </a>
          ) : (
            trackingNumber
          )}
        </small>
        <small>{useWhereabouts(booking)}</small>
        <BookingActions orderNo={orderNo} booking={booking} onDone={onDone} />
      </span>
      <time dateTime={bookedAt}>{moment(bookedAt)}</time>
    </li>
  );
}

/** Says what state a booking is in, and where its goods are. */
function useWhereabouts({ state, status, statusAt, estimatedOn, deliveredAt, signedBy, isShipped }: Booking): string {
  const t = useText();
  const { day, moment } = useFormats();
  if (state !== "booked") return t(`carriers.state.${state}`);
  if (deliveredAt)
    return signedBy
      ? t("carriers.signed", { at: moment(deliveredAt), name: signedBy })
      : t("carriers.delivered", { at: moment(deliveredAt) });
  const where = status && statusAt ? t(`carriers.status.${status}`, { at: moment(statusAt) }) : t("carriers.status.none");
  const when = estimatedOn ? t("carriers.estimated", { day: day(estimatedOn) }) : "";
  return [where, when, isShipped ? "" : t("carriers.notShipped")].filter(Boolean).join(" ");
}

function BookingActions({ orderNo, booking, onDone }: { orderNo: number; booking: Booking; onDone(words: string): void }) {
  const t = useText();
  const may = useMay();
  const label = useCall("carrierLabel");
  const ship = useCall("shipBooking");
  const cancel = useCall("cancelBooking");
  const { bookingNo, state, isShipped } = booking;
  const number = String(bookingNo);
  if (!may("orders.fulfill") || state !== "booked") return null;
  const openLabel = async () => {
    const file = await label.send({ orderNo, bookingNo });
    if (file) openFile(file);
  };
  const act = async (call: typeof ship | typeof cancel, words: string) => {
    if (await call.send({ orderNo, bookingNo })) onDone(words);
  };
  return (
    <>
      <FailureNotice failure={label.failure ?? ship.failure ?? cancel.failure} />
      <span className="row-actions">
        <button type="button" className="link-button" disabled={label.isSending} onClick={() => void openLabel()}>
          {t("carriers.label")}
        </button>
        {!isShipped && (
          <>
            <button
              type="button"
              className="link-button"
              disabled={ship.isSending}
              onClick={() => void act(ship, t("carriers.done.shipped", { number }))}
            >
              {t("carriers.ship")}
            </button>
            <button
              type="button"
              className="link-button"
              disabled={cancel.isSending}
              onClick={() => void act(cancel, t("carriers.done.canceled", { number }))}
            >
              {t("carriers.cancel")}
            </button>
          </>
        )}
      </span>
    </>
  );
}
