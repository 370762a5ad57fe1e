import type { MapView } from "./shown.ts";

/** South-west and north-east corner, each as longitude and latitude. */
export type Bounds = [[number, number], [number, number]];

/** The number of nearest stores visible at first. */
const IN_VIEW = 6;
const COUNTRY: Bounds = [
  [-125, 24],
  [-66, 50],
];

/** Returns the first view: the place with its nearest stores, or all stores. */
export function boundsOf({ stores, here }: MapView): Bounds {
  const points = here ? [here, ...stores.slice(0, IN_VIEW)] : stores;
  if (points.length === 0) return COUNTRY;
  const [lats, lons] = [points.map((one) => one.latitude), points.map((one) => one.longitude)];
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}
