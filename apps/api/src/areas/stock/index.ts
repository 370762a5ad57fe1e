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
