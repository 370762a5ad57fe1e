import { customer, slabs } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { getSlab } from "./get-slab.ts";
import { checkForOrderSlabHold, holdSlab, leaveSlab } from "./holds/hold-slab.ts";
import { listSlabs } from "./list-slabs.ts";

export const slabsRoutes = [
  handle(slabs.list, listSlabs),
  handle(slabs.detail, getSlab),
  handle(slabs.hold, holdSlab),
  handle(slabs.leave, leaveSlab),
  handle(customer.checkForOrderSlabHold, checkForOrderSlabHold),
];
