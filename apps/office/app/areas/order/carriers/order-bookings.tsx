import type { OfficeOrder } from "@azulejo/contract";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
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
  const { carrier, service, costCents, currency, bookedAt, lines, pieces } = booking;
  return (
    <li className="booking">
      <span>
        <UnbrokenNumbers>{unitsOfLines(lines, language)}</UnbrokenNumbers>
        <small>
          {`${carrier} ${service}, ${money(costCents, currency)}`}
          {pieces.length === 0 && <TrackingNumber of={booking} />}
        </small>
        <small>{useWhereabouts(booking)}</small>
        <DeliveryProof picture={booking.picture} />
      </span>
      <time dateTime={bookedAt}>{moment(bookedAt)}</time>
      {booking.state === "booked" && pieces.length > 0 && <Parcels orderNo={orderNo} booking={booking} />}
      <BookingActions orderNo={orderNo} booking={booking} onDone={onDone} />
    </li>
  );
}

function TrackingNumber({ of: { trackingNumber, trackingUrl } }: { of: Pick<Booking, "trackingNumber" | "trackingUrl"> }) {
  if (!trackingNumber) return null;
  if (!trackingUrl)
    return (
      <>
        {", "}
        <UnbrokenNumbers>{trackingNumber}</UnbrokenNumbers>
      </>
    );
  return (
    <>
      {", "}
      <a href={trackingUrl} target="_blank" rel="noreferrer">
        {trackingNumber}
      </a>
    </>
  );
}

/** The parcels of a booking of several, each with its label and where it is. */
function Parcels({ orderNo, booking: { bookingNo, pieces } }: { orderNo: number; booking: Booking }) {
  const t = useText();
  const may = useMay();
  const where = usePlaceOf();
  const label = useCall("carrierLabel");
  const openLabel = async (pieceNo: number) => {
    const file = await label.send({ orderNo, bookingNo, pieceNo });
    if (file) openFile(file);
  };
  return (
    <>
      <FailureNotice failure={label.failure} />
      <ol className="parcels">
        {pieces.map((piece) => (
          <li key={piece.pieceNo}>
            <span>
              {t("carriers.parcel", { number: piece.pieceNo })}
              <TrackingNumber of={piece} />
              <small>{where(piece)}</small>
              <DeliveryProof picture={piece.picture} />
            </span>
            {may("orders.fulfill") && (
              <button
                type="button"
                className="link-button"
                disabled={label.isSending}
                onClick={() => void openLabel(piece.pieceNo)}
                aria-label={t("carriers.labelOf", { number: piece.pieceNo })}
              >
                {t("carriers.label")}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Says what state a booking is in, and where its goods are. */
function useWhereabouts(booking: Booking): string {
  const t = useText();
  const where = usePlaceOf();
  const { state, deliveredAt, isShipped } = booking;
  if (state !== "booked") return t(`carriers.state.${state}`);
  return [where(booking), isShipped || deliveredAt ? "" : t("carriers.notShipped")].filter(Boolean).join(" ");
}

/** What the carrier proves a delivery with, or why there is nothing. */
function DeliveryProof({ picture }: Pick<Booking, "picture">) {
  const t = useText();
  if (!picture) return null;
  if (!picture.url) return <small>{t(`carriers.picture.${picture.state}`)}</small>;
  if (picture.kind === "document")
    return (
      <a href={picture.url} className="self-start">
        {t("carriers.picture.document")}
      </a>
    );
  return (
    <a href={picture.url} target="_blank" rel="noreferrer" className="self-start">
      <img src={picture.url} alt={t("carriers.picture.stored")} className="max-h-32" />
    </a>
  );
}

type Place = Pick<Booking, "status" | "statusAt" | "estimatedOn" | "deliveredAt" | "signedBy">;

/** Returns a function that says where a booking or a parcel is, by the carrier's reports. */
function usePlaceOf(): (place: Place) => string {
  const t = useText();
  const { day, moment } = useFormats();
  return ({ status, statusAt, estimatedOn, deliveredAt, signedBy }) => {
    if (deliveredAt)
      return signedBy
        ? t("carriers.signed", { at: moment(deliveredAt), name: signedBy })
        : t("carriers.delivered", { at: moment(deliveredAt) });
    const where = status && statusAt ? t(`carriers.status.${status}`, { at: moment(statusAt) }) : t("carriers.status.none");
    return estimatedOn ? `${where} ${t("carriers.estimated", { day: day(estimatedOn) })}` : where;
  };
}

function BookingActions({ orderNo, booking, onDone }: { orderNo: number; booking: Booking; onDone(words: string): void }) {
  const t = useText();
  const may = useMay();
  const label = useCall("carrierLabel");
  const ship = useCall("shipBooking");
  const cancel = useCall("cancelBooking");
  const { bookingNo, state, isShipped, pieces } = booking;
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
        {pieces.length === 0 && (
          <button type="button" className="link-button" disabled={label.isSending} onClick={() => void openLabel()}>
            {t("carriers.label")}
          </button>
        )}
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
