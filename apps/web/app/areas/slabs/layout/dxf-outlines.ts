/** An entity as returned by the DXF parser, with the fields that outlines need. */
export interface DxfEntity {
  type: string;
  shape?: boolean;
  vertices?: { x: number; y: number; bulge?: number }[];
  center?: { x: number; y: number };
  radius?: number;
  startAngle?: number;
  endAngle?: number;
}

export type DxfPoint = readonly [x: number, y: number];

export interface DxfOutline {
  points: DxfPoint[];
  isCircle: boolean;
}

const CIRCLE_SIDES = 48;
/** Maximum distance of line ends that count as joined, because drafters place them by eye. */
const NEAR = 1e-3;

/** Returns the closed outlines of a drawing; lines and arcs are joined where their ends meet. */
export function closedOutlines(entities: readonly DxfEntity[]): DxfOutline[] {
  const outlines: DxfOutline[] = [];
  const open: DxfPoint[][] = [];
  for (const entity of entities) {
    const points = pointsOf(entity);
    if (points.length < 2) continue;
    if (entity.type === "CIRCLE") outlines.push({ points, isCircle: true });
    else if (entity.shape || doMeet(points[0], points.at(-1))) outlines.push({ points: withoutRepeat(points), isCircle: false });
    else open.push(points);
  }
  return [...outlines, ...joined(open)].filter((outline) => outline.points.length >= 3);
}

function pointsOf({ type, vertices = [], center, radius = 0, startAngle = 0, endAngle = 0, shape }: DxfEntity): DxfPoint[] {
  if (type === "CIRCLE" && center) return arc(center, radius, 0, Math.PI * 2).slice(1);
  if (type === "ARC" && center) return arc(center, radius, startAngle, endAngle <= startAngle ? endAngle + Math.PI * 2 : endAngle);
  if (!["LINE", "LWPOLYLINE", "POLYLINE"].includes(type)) return [];
  return vertices.flatMap((vertex, at) => {
    const next = vertices[at + 1] ?? (shape ? vertices[0] : undefined);
    return vertex.bulge && next ? bulged(vertex, next, vertex.bulge) : [[vertex.x, vertex.y] as const];
  });
}

function arc({ x, y }: { x: number; y: number }, radius: number, from: number, to: number): DxfPoint[] {
  const steps = Math.max(2, Math.ceil((Math.abs(to - from) / (Math.PI * 2)) * CIRCLE_SIDES));
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / steps;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
}

/** Returns the points of an arc between two corners of a polyline; its bulge is the tangent of a quarter of its angle. */
function bulged(a: { x: number; y: number }, b: { x: number; y: number }, bulge: number): DxfPoint[] {
  const chord = Math.hypot(b.x - a.x, b.y - a.y);
  if (chord === 0) return [[a.x, a.y]];
  const angle = 4 * Math.atan(bulge);
  const radius = chord / (2 * Math.sin(angle / 2));
  const rise = radius * Math.cos(angle / 2);
  const center = { x: (a.x + b.x) / 2 - ((b.y - a.y) / chord) * rise, y: (a.y + b.y) / 2 + ((b.x - a.x) / chord) * rise };
  const from = Math.atan2(a.y - center.y, a.x - center.x);
  return arc(center, Math.abs(radius), from, from + angle).slice(0, -1);
}

const doMeet = (a?: DxfPoint, b?: DxfPoint): boolean => !!a && !!b && Math.hypot(a[0] - b[0], a[1] - b[1]) <= NEAR;

const withoutRepeat = (points: DxfPoint[]): DxfPoint[] => (doMeet(points[0], points.at(-1)) ? points.slice(0, -1) : points);

function joined(open: DxfPoint[][]): DxfOutline[] {
  const rest = [...open];
  const outlines: DxfOutline[] = [];
  for (let chain = rest.pop(); chain; chain = rest.pop()) {
    for (;;) {
      const end = chain.at(-1);
      const at = rest.findIndex((one) => doMeet(one[0], end) || doMeet(one.at(-1), end));
      const next = rest[at];
      if (!next || doMeet(chain[0], end)) break;
      rest.splice(at, 1);
      chain = [...chain, ...(doMeet(next[0], end) ? next : next.toReversed()).slice(1)];
    }
    if (doMeet(chain[0], chain.at(-1))) outlines.push({ points: chain.slice(0, -1), isCircle: false });
  }
  return outlines;
}
