import { storelocator } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { findPlaces } from "./find-places.ts";
import { findNearestStores, findStores, getDefaultStore, getStore, listStores } from "./find-stores.ts";
import { readMapService } from "./read-map-service.ts";
import { readOpening, readOpenings } from "./read-opening.ts";

export const storelocatorRoutes = [
  handle(storelocator.defaultStore, getDefaultStore),
  handle(storelocator.detail, getStore),
  handle(storelocator.list, listStores),
  handle(storelocator.find, findStores),
  handle(storelocator.findNearest, findNearestStores),
  handle(storelocator.places, findPlaces),
  handle(storelocator.opening, readOpening),
  handle(storelocator.openings, readOpenings),
  handle(storelocator.mapService, readMapService),
];
