import { storeCalls } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { findPlaces } from "./find-places.ts";
import { findNearestStores, findStores, getDefaultStore, getStore, listStores } from "./find-stores.ts";
import { readMapService } from "./read-map-service.ts";
import { readOpening, readOpenings } from "./read-opening.ts";

export const storeRoutes = [
  handle(storeCalls.defaultStore, getDefaultStore),
  handle(storeCalls.detail, getStore),
  handle(storeCalls.list, listStores),
  handle(storeCalls.find, findStores),
  handle(storeCalls.findNearest, findNearestStores),
  handle(storeCalls.places, findPlaces),
  handle(storeCalls.opening, readOpening),
  handle(storeCalls.openings, readOpenings),
  handle(storeCalls.mapService, readMapService),
];
