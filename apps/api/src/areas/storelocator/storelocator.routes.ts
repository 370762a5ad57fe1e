import { storelocator } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { findNearestStores, getDefaultStore, listStores } from "./find-stores.ts";

export const storelocatorRoutes = [
  handle(storelocator.defaultStore, getDefaultStore),
  handle(storelocator.list, listStores),
  handle(storelocator.findNearest, findNearestStores),
];
