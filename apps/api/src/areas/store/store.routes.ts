import { storeCalls } from "@azulejo/contract";
import { handlePublicRead } from "../../calls/handler.ts";
import { findPlaces } from "./find-places.ts";
import { findNearestStores, findStores, getDefaultStore, getStore, listStores } from "./find-stores.ts";
import { readMapService } from "./read-map-service.ts";
import { readOpening, readOpenings } from "./read-opening.ts";

export const storeRoutes = [
  handlePublicRead(storeCalls.defaultStore, getDefaultStore),
  handlePublicRead(storeCalls.detail, getStore),
  handlePublicRead(storeCalls.list, listStores),
  handlePublicRead(storeCalls.find, findStores),
  handlePublicRead(storeCalls.findNearest, findNearestStores),
  handlePublicRead(storeCalls.places, findPlaces),
  handlePublicRead(storeCalls.opening, readOpening),
  handlePublicRead(storeCalls.openings, readOpenings),
  handlePublicRead(storeCalls.mapService, readMapService),
];
