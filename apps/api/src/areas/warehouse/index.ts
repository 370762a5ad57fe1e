export { requireContainer, withContents } from "./containers/read-containers.ts";
export { giveToBag, type ListedReservation, selectTakenBy } from "./reservations/reservation-list.repository.ts";
export { requireReservation } from "./reservations/reserve-stock.ts";
export { forgetReservations, sweepReservations } from "./reservations/sweep-reservations.ts";
export { selectItem } from "./stock/lot.repository.ts";
export { warehouseRoutes } from "./warehouse.routes.ts";
