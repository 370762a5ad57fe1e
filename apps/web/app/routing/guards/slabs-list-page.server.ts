import { storeCalls } from "@azulejo/contract";
import { callOnce } from "../../request/call-once.server.ts";
import type { Guard } from "./guard.ts";

/** Checks that the store exists and stocks slabs. */
export const slabsListPage: Guard = async (visit) => {
  const stores = await callOnce(visit.context, visit.language, storeCalls.list);
  if (!stores.some((one) => one.keepsSlabs && one.code === visit.params.code)) visit.notFound();
};
