import { readFileSync, writeFileSync } from "node:fs";

/**
 * `node studio/map-outline.ts states-10m.json` writes the outline of the map of stores from the states of us-atlas (ISC; U.S. Census
 * Bureau): coasts and outer borders, and the lines between states.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error("Name the file states-10m.json of us-atlas.");

type Point = [number, number];
interface Topology {
  transform: { scale: Point; translate: Point };
  /** Points as differences from the point before, in quantized units. */
  arcs: Point[][];
  objects: { states: { geometries: { id: string; arcs: number[][] | number[][][] }[] } };
}

const { transform, arcs, objects } = JSON.parse(readFileSync(file, "utf8")) as Topology;
/** The 50 states and the District of Columbia have codes up to this one; distant islands have higher ones. */
const LAST_STATE = 56;
/** Islands smaller than this, in degrees, are left out, because they can't be seen. */
const SMALLEST = 0.12;
/** Points closer than this to the simplified line are left out, in degrees. */
const TOLERANCE = 0.008;

const decode = (arc: Point[]): Point[] => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
};

/** Keeps only points that are farther than the tolerance from the line between their neighbors (the Douglas–Peucker algorithm). */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const [far, distance] = line.reduce<[number, number]>(
    (best, point, index) => {
      const away = distanceTo(point, first, last);
      return away > best[1] ? [index, away] : best;
    },
    [0, 0],
  );
  return distance < TOLERANCE ? [first, last] : [...simplify(line.slice(0, far + 1)).slice(0, -1), ...simplify(line.slice(far))];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const isSeen = (line: Point[]): boolean => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) > SMALLEST;
};

const shared = new Map<number, number>();
for (const { id, arcs: rings } of objects.states.geometries) {
  if (Number(id) > LAST_STATE) continue;
  for (const arc of rings.flat(2)) {
    const index = arc < 0 ? ~arc : arc;
    shared.set(index, (shared.get(index) ?? 0) + 1);
  }
}

const linesOf = (times: number) => ({
  type: "Feature",
  properties: { line: times === 1 ? "coast" : "border" },
  geometry: {
    type: "MultiLineString",
    coordinates: [...shared]
      .filter(([, count]) => count === times)
      .map(([index]) => decode(arcs[index] ?? []))
      .filter((line) => times > 1 || isSeen(line))
      .map((line) => simplify(line).map(([x, y]) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000])),
  },
});

writeFileSync(
  new URL("../apps/web/app/areas/store/map/outline.json", import.meta.url),
  `${JSON.stringify({ type: "FeatureCollection", features: [linesOf(2), linesOf(1)] })}\n`,
);
