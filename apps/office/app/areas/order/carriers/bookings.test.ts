import { expect, it } from "vitest";
import type { OrderLine } from "../line-figures.ts";
import { type Bookings, leftToBook } from "./bookings.ts";

type Booking = Bookings["bookings"][number];
const line = { lineId: 1, fulfilment: "DLVR", quantity: 9, canceled: 1, shipped: 2 } as OrderLine;
const booking = (state: Booking["state"], units: number, isShipped = false) =>
  ({ state, isShipped, lines: [{ lineId: 1, itemNo: "T-1", units }] }) as Booking;

it("counts units of a delivered line that haven't left and are in no booking", () => {
  expect(leftToBook({ bookings: [] })(line)).toBe(6);
  const bookings = [booking("booked", 2), booking("started", 1), booking("booked", 2, true), booking("canceled", 4), booking("refused", 4)];
  expect(leftToBook({ bookings })(line)).toBe(3);
  expect(leftToBook({ bookings: [booking("canceling", 9)] })(line)).toBe(0);
  expect(leftToBook({ bookings: [] })({ ...line, fulfilment: "PKUP" })).toBe(0);
});
