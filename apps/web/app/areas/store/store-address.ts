import type { Store } from "@azulejo/contract/areas/store.ts";
import type { Point } from "./distance.ts";

/** Parameters in the address of the page of stores: a place as typed, or a location; services; miles; open now; streets. */
export const storesParameters = ["place", "near", "type", "within", "open", "map"] as const;

/** Distances that can be chosen, in miles. */
export const radii = [25, 50, 100, 250, 500] as const;

/** The parsed address of the page of stores. */
export interface StoresChoices {
  place: string;
  near: Point | null;
  types: string[];
  within: number | null;
  open: boolean;
  /** Whether the map shows streets, from a map service that the visitor chose to load. */
  streets: boolean;
}

/** Reads an address; ignores invalid parameters. */
export function readStoresChoices(parameters: URLSearchParams): StoresChoices {
  const within = Number(parameters.get("within"));
  return {
    place: (parameters.get("place") ?? "").trim().slice(0, 80),
    near: readPoint(parameters.get("near") ?? ""),
    types: [...new Set(parameters.getAll("type"))].filter((one) => one !== "" && one.length <= 40).slice(0, 12),
    within: radii.find((radius) => radius === within) ?? null,
    open: parameters.get("open") === "1",
    streets: parameters.get("map") === "streets",
  };
}

/** Writes choices as a query string, including its question mark. */
export function writeStoresChoices({ place, near, types, within, open, streets }: StoresChoices): string {
  const parameters = new URLSearchParams([
    ...(place ? [["place", place]] : []),
    ...(near ? [["near", writePoint(near)]] : []),
    ...types.map((type) => ["type", type]),
    ...(within ? [["within", String(within)]] : []),
    ...(open ? [["open", "1"]] : []),
    ...(streets ? [["map", "streets"]] : []),
  ]);
  return `?${parameters}`;
}

function readPoint(text: string): Point | null {
  const [, lat, lon] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text) ?? [];
  if (lat === undefined || lon === undefined) return null;
  const point = { latitude: Number(lat), longitude: Number(lon) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

/** Writes a location rounded to about half a mile, so that it doesn't reveal where exactly somebody is. */
export const writePoint = ({ latitude, longitude }: Point): string => `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

export const storePath = ({ code, slugs }: Pick<Store, "code" | "slugs">, language: "en" | "es"): string =>
  `our-locations/${slugs[language]}/${code}`;

/** Returns an address that opens directions in the visitor's own map app. */
export const directionsTo = ({ street, city, state, postalCode }: Pick<Store, "street" | "city" | "state" | "postalCode">): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${street}, ${city}, ${state} ${postalCode}`)}`;

export const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
