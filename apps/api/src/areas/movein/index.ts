export type { Difference } from "./control.rules.ts";
export { type ExportSummary, exportShop } from "./export/export-shop.ts";
export { arrivalsOf, inviteMovedIn } from "./invite.ts";
export { type Counts, type MoveInOptions, type MoveInSummary, moveIn } from "./move-in.ts";
export { moveInRoutes } from "./movein.routes.ts";
export { forgetUnstartedMoves } from "./office/move-ins.ts";
export { takeMoveIn } from "./office/take-move-in.ts";
export { type Kind, kindNames, kinds } from "./records/kinds.ts";
export type { Arrival } from "./write/invitation.repository.ts";
