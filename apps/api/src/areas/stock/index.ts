export { type Hold, holdStock, releaseStock } from "./hold-stock.ts";
export {
  hasMoved,
  type LineStock,
  moveLockedLots,
  moveStock,
  openLedger,
  selectLineStock,
  selectMovedSince,
} from "./movement.repository.ts";
export {
  type Count,
  type CountOf,
  type Figures,
  type LinePart,
  type Movement,
  movementToCount,
  received,
  returned,
  shipped,
  takeUnits,
} from "./stock.rules.ts";
export { stockChanges } from "./stock-changes.ts";
