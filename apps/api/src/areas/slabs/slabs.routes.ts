import { customer, slabs } from "@azulejo/contract";
import { handle, handlePublicRead } from "../../calls/handler.ts";
import { getSlab } from "./get-slab.ts";
import { checkForOrderSlabHold, holdSlab, leaveSlab } from "./holds/hold-slab.ts";
import { removeLayout, saveLayout, shareLayout } from "./layouts/change-layout.ts";
import { listLayouts, openLayout, openSharedLayout } from "./layouts/open-layout.ts";
import { listSlabs } from "./list-slabs.ts";

export const slabsRoutes = [
  handlePublicRead(slabs.list, listSlabs),
  handlePublicRead(slabs.detail, getSlab),
  handle(slabs.hold, holdSlab),
  handle(slabs.leave, leaveSlab),
  handle(slabs.layouts, listLayouts),
  handle(slabs.layout, openLayout),
  handle(slabs.sharedLayout, openSharedLayout),
  handle(slabs.saveLayout, saveLayout),
  handle(slabs.shareLayout, shareLayout),
  handle(slabs.removeLayout, removeLayout),
  handle(customer.checkForOrderSlabHold, checkForOrderSlabHold),
];
