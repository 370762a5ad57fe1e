export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance of two points in miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Returns stores by distance, nearest first, each with its distance. */
export const byDistance = <T extends Point>(places: T[], here: Point): (T & { distance: number })[] =>
  places.map((place) => ({ ...place, distance: milesBetween(here, place) })).sort((a, b) => a.distance - b.distance);
