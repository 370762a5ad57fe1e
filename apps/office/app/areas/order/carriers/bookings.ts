import type { CallValue } from "../../../call/calls.ts";
import { leftToShip, type OrderLine } from "../line-figures.ts";

/** The bookings of an order, and the pieces that can be booked. */
export type Bookings = CallValue<"carrierBookings">;

/** Returns a function that counts the units of a line that are delivered, haven't left and are in no booking. */
export function leftToBook({ bookings }: Pick<Bookings, "bookings">): (line: OrderLine) => number {
  const waiting = bookings.filter(({ state, isShipped }) => !isShipped && state !== "canceled" && state !== "refused");
  const lines = waiting.flatMap((booking) => booking.lines);
  return (line) => {
    if (line.fulfilment !== "DLVR") return 0;
    const booked = lines.filter(({ lineId }) => lineId === line.lineId).reduce((sum, { units }) => sum + units, 0);
    return Math.max(0, leftToShip(line) - booked);
  };
}
