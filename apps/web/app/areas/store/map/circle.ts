import type { Point } from "../distance.ts";

const EARTH_MILES = 3958.8;
const STEPS = 90;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Returns a closed line of points at a distance in miles, as longitude and latitude. */
export function circleAround({ latitude, longitude }: Point, miles: number): [number, number][] {
  const [lat, arc] = [radians(latitude), miles / EARTH_MILES];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const bearing = radians((step * 360) / STEPS);
    const to = Math.asin(Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(bearing));
    const east = Math.atan2(Math.sin(bearing) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * Math.sin(to));
    return [longitude + degrees(east), degrees(to)];
  });
}
