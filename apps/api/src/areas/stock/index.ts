export { type Hold, holdStock, releaseStock, stockChanges } from "./hold-stock.ts";
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
  adjusted,
  type Count,
  type CountOf,
  type Figures,
  type LinePart,
  type Movement,
  movementToCount,
  received,
  released,
  returned,
  shipped,
  takeUnits,
} from "./stock.rules.ts";
