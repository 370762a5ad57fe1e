export { findSlab } from "./get-slab.ts";
export { changeQueue, type HoldMail, SLAB_HOLD_MAIL } from "./holds/change-queue.ts";
export { type HoldNews, selectHoldNews, setSold } from "./holds/hold.repository.ts";
export { sweepSlabHolds } from "./holds/sweep-holds.ts";
export { removeOldLayouts } from "./layouts/remove-old-layouts.ts";
export { codeOf, partsOf } from "./slab-code.rules.ts";
export { slabsRoutes } from "./slabs.routes.ts";
export { filterYard, sortHits } from "./yard/filter-yard.rules.ts";
export { createSlabYard } from "./yard/slab-yard.ts";
