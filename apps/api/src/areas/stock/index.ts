export { lockLots, type NewLot, openLots, type StoredLot } from "./lot.repository.ts";
export {
  hasMoved,
  type LineStock,
  moveLockedLots,
  moveStock,
  openLedger,
  reserveParts,
  selectLineStock,
  selectMovedSince,
} from "./movement.repository.ts";
export { releaseStock, stockChanges } from "./release-stock.ts";
export { giveToOrder, holdUnits, linkReservations, releaseUnits, takeBack } from "./reservations/move-reserved.ts";
export { type HeldUnits, heldByAttempt, heldForBag, selectOverdue } from "./reservations/reservation.repository.ts";
export { selectYards, type Yard } from "./slab-yard.repository.ts";
export {
  adjusted,
  type Count,
  type CountOf,
  type Figures,
  type LinePart,
  type Movement,
  movementToCount,
  received,
  released,
  reserved,
  returned,
  shipped,
  sold,
  takeUnits,
  transferred,
} from "./stock.rules.ts";
