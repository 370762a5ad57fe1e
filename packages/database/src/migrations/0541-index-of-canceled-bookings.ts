import { onlineIndexes } from "./online.ts";

/** A deleted staff member leaves the bookings that they canceled. */
export const indexOfCanceledBookings = onlineIndexes({ carrier_booking_of_canceler: "on carrier_booking (canceled_by)" });
