import { boundsOf } from "./bounds.ts";
import type { MapView } from "./shown.ts";

/** A name on the map: longitude, latitude. */
type Name = [string, number, number];

/** Postal abbreviations in the middle of their states. */
const stateNames: Name[] = [
  ["AL", -86.8, 32.8],
  ["AK", -152.5, 64.3],
  ["AZ", -111.7, 34.3],
  ["AR", -92.4, 34.9],
  ["CA", -119.6, 36.9],
  ["CO", -105.5, 39.0],
  ["FL", -81.6, 28.3],
  ["GA", -83.4, 32.7],
  ["HI", -155.5, 19.6],
  ["ID", -114.5, 44.2],
  ["IL", -89.2, 40.0],
  ["IN", -86.3, 39.9],
  ["IA", -93.5, 42.0],
  ["KS", -98.4, 38.5],
  ["KY", -84.9, 37.5],
  ["LA", -92.3, 31.0],
  ["ME", -69.2, 45.3],
  ["MI", -84.7, 43.3],
  ["MN", -94.4, 46.3],
  ["MS", -89.7, 32.7],
  ["MO", -92.5, 38.4],
  ["MT", -109.6, 47.0],
  ["NE", -99.8, 41.5],
  ["NV", -116.7, 39.4],
  ["NM", -106.1, 34.4],
  ["NY", -75.4, 42.9],
  ["NC", -79.2, 35.5],
  ["ND", -100.4, 47.4],
  ["OH", -82.8, 40.3],
  ["OK", -97.4, 35.6],
  ["OR", -120.5, 43.9],
  ["PA", -77.8, 40.9],
  ["SC", -80.9, 33.9],
  ["SD", -100.3, 44.4],
  ["TN", -86.4, 35.8],
  ["TX", -99.4, 31.4],
  ["UT", -111.6, 39.4],
  ["VA", -78.7, 37.5],
  ["WA", -120.4, 47.4],
  ["WV", -80.7, 38.6],
  ["WI", -89.8, 44.6],
  ["WY", -107.5, 43.0],
];

/** Cities shown for orientation. */
const cityNames: Name[] = [
  ["Albuquerque", -106.65, 35.08],
  ["Atlanta", -84.39, 33.75],
  ["Billings", -108.5, 45.78],
  ["Boise", -116.2, 43.62],
  ["Boston", -71.06, 42.36],
  ["Charlotte", -80.84, 35.23],
  ["Cheyenne", -104.82, 41.14],
  ["Chicago", -87.63, 41.88],
  ["Detroit", -83.05, 42.33],
  ["El Paso", -106.49, 31.76],
  ["Los Angeles", -118.24, 34.05],
  ["Miami", -80.19, 25.76],
  ["Minneapolis", -93.27, 44.98],
  ["Nashville", -86.78, 36.16],
  ["New Orleans", -90.07, 29.95],
  ["New York", -74.01, 40.71],
  ["Oklahoma City", -97.52, 35.47],
  ["Philadelphia", -75.17, 39.95],
  ["San Francisco", -122.42, 37.77],
  ["Spokane", -117.43, 47.66],
  ["St. Louis", -90.2, 38.63],
  ["Wichita", -97.34, 37.69],
];

/** How far from the outermost stores cities are named, in degrees. */
const AROUND = 1;

/** Returns the names of the states that have stores, and of cities between the stores, for orientation. */
export function namesFor({ stores }: Pick<MapView, "stores">): { states: Name[]; cities: Name[] } {
  if (stores.length === 0) return { states: stateNames, cities: cityNames };
  const having = new Set(stores.map(({ state }) => state));
  const [[west, south], [east, north]] = boundsOf({ stores, here: null });
  const isNear = ([, longitude, latitude]: Name) =>
    longitude > west - AROUND && longitude < east + AROUND && latitude > south - AROUND && latitude < north + AROUND;
  return { states: stateNames.filter(([name]) => having.has(name)), cities: cityNames.filter(isNear) };
}
