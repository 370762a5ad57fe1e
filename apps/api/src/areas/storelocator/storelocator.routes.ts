import { storelocator } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { findNearestStores } from "./find-nearest-stores.ts";
import { getDefaultStore } from "./get-default-store.ts";
import { listStores } from "./list-stores.ts";

export const storelocatorRoutes = [
  handle(storelocator.defaultStore, getDefaultStore),
  handle(storelocator.list, listStores),
  handle(storelocator.findNearest, findNearestStores),
];
