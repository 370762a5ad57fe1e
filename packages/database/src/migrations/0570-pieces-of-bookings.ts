import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Bookings of several parcels, each with a label and a tracking number of its own. */
export const piecesOfBookings: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table carrier_piece (
        booking_id integer not null references carrier_booking on delete cascade,
        piece_no integer not null check (piece_no > 0),
        ref text not null,
        tracking_number text,
        tracking_url text,
        label bytea,
        primary key (booking_id, piece_no)
      )`,
      "comment on table carrier_piece is 'the parcels of a booking of several; a booking of one has none'",
      "comment on column carrier_piece.ref is 'the service''s id of the parcel, known before it is booked'",
      "comment on column carrier_piece.tracking_number is 'null until the service has booked it'",
      "create index carrier_piece_by_ref on carrier_piece (ref)",
      "alter table carrier_event add column piece_no integer",
      "comment on column carrier_event.piece_no is 'the parcel that it is about; null for the whole booking'",
    ]),
};
