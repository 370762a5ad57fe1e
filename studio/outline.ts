/** Outlines of pieces as closed polygons: flat arrays of x, y in millimeters from the center. */
export type Outline = Float64Array;

export function rectangle(width: number, height: number): Outline {
  const x = width / 2;
  const y = height / 2;
  return Float64Array.of(-x, -y, x, -y, x, y, -x, y);
}

export function regular(sides: number, radius: number, turn = 0): Outline {
  const out = new Float64Array(sides * 2);
  for (let k = 0; k < sides; k++) {
    const angle = turn + (k / sides) * Math.PI * 2;
    out[k * 2] = Math.cos(angle) * radius;
    out[k * 2 + 1] = Math.sin(angle) * radius;
  }
  return out;
}

/** A hexagon that fills its box, points up when the box is taller than wide. */
export function hexagon(width: number, height: number): Outline {
  const x = width / 2;
  const y = height / 2;
  if (height >= width) return Float64Array.of(0, -y, x, -y / 2, x, y / 2, 0, y, -x, y / 2, -x, -y / 2);
  return Float64Array.of(-x, 0, -x / 2, -y, x / 2, -y, x, 0, x / 2, y, -x / 2, y);
}

export function diamond(width: number, height: number): Outline {
  return Float64Array.of(0, -height / 2, width / 2, 0, 0, height / 2, -width / 2, 0);
}

/** A stretched hexagon with straight flanks, like a fence picket. */
export function picket(width: number, height: number): Outline {
  const x = width / 2;
  const y = height / 2;
  const shoulder = y - x;
  return Float64Array.of(0, -y, x, -shoulder, x, shoulder, 0, y, -x, shoulder, -x, -shoulder);
}

/** Fish scale: a round head over two hollow flanks, so that rows nest. */
export function fan(width: number): Outline {
  const r = width / 2;
  const points: number[] = [];
  arc(points, 0, 0, r, Math.PI, Math.PI * 2, 20);
  arc(points, r, r, r, -Math.PI / 2, -Math.PI, 10);
  arc(points, -r, r, r, 0, -Math.PI / 2, 10);
  return Float64Array.from(points);
}

/** Arabesque: an ogee drawn once for a quarter and mirrored; `waist` above 0 pinches it into a lantern. */
export function ogee(width: number, height: number, waist: number): Outline {
  const quarter: number[] = [];
  const steps = 16;
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const swing = Math.sin(t * Math.PI * 2) * waist;
    quarter.push((width / 2) * (t + swing), -(height / 2) * (1 - t + swing));
  }
  const points: number[] = [];
  const add = (sx: number, sy: number, forward: boolean) => {
    for (let k = 0; k < steps; k++) {
      const at = (forward ? k : steps - k) * 2;
      points.push(quarter[at] * sx, quarter[at + 1] * sy);
    }
  };
  add(1, 1, true);
  add(1, -1, false);
  add(-1, -1, true);
  add(-1, 1, false);
  return Float64Array.from(points);
}

function arc(points: number[], cx: number, cy: number, r: number, from: number, to: number, steps: number): void {
  for (let k = 0; k < steps; k++) {
    const angle = from + ((to - from) * k) / steps;
    points.push(cx + Math.cos(angle) * r, cy + Math.sin(angle) * r);
  }
}

/** Signed distance to a polygon, negative inside. */
export function distanceTo(outline: Outline, x: number, y: number): number {
  const n = outline.length;
  let best = Infinity;
  let inside = false;
  let ax = outline[n - 2];
  let ay = outline[n - 1];
  for (let k = 0; k < n; k += 2) {
    const bx = outline[k];
    const by = outline[k + 1];
    const ex = bx - ax;
    const ey = by - ay;
    const wx = x - ax;
    const wy = y - ay;
    let t = (wx * ex + wy * ey) / (ex * ex + ey * ey);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const dx = wx - ex * t;
    const dy = wy - ey * t;
    const d = dx * dx + dy * dy;
    if (d < best) best = d;
    if (ay > y !== by > y && x < (ex * (y - ay)) / ey + ax) inside = !inside;
    ax = bx;
    ay = by;
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best);
}

/** The outline of a format of the catalog; unknown shapes are laid as rectangles. */
export function outlineOf(shape: string, width: number, height: number): Outline {
  if (shape === "hexagon") return hexagon(width, height);
  if (shape === "diamond" || shape === "rhombus") return diamond(width, height);
  if (shape === "picket") return picket(width, height);
  if (shape === "arabesque") return ogee(width, height, 0.07);
  if (shape === "fan" || shape === "scallop") return fan(Math.min(width, height));
  if (shape === "circle" || shape === "penny") return regular(32, Math.min(width, height) / 2);
  if (shape === "octagon") return regular(8, Math.min(width, height) / 2 / Math.cos(Math.PI / 8), Math.PI / 8);
  return rectangle(width, height);
}
