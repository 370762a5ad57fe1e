import { storelocator } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { findNearestStores, getDefaultStore, listStores } from "./find-stores.ts";
import { readOpening } from "./read-opening.ts";

export const storelocatorRoutes = [
  handle(storelocator.defaultStore, getDefaultStore),
  handle(storelocator.list, listStores),
  handle(storelocator.findNearest, findNearestStores),
  handle(storelocator.opening, readOpening),
];
