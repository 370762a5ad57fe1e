/** A closed polygon around a piece's center: points [x, y] in millimeters, y pointing down. */
export type Outline = readonly (readonly [x: number, y: number])[];

export function rectangle(width: number, height: number): Outline {
  const x = width / 2;
  const y = height / 2;
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/** A hexagon that fills its box; it points up when the box is taller than wide. */
export function hexagon(width: number, height: number): Outline {
  const x = width / 2;
  const y = height / 2;
  const upright: Outline = [
    [0, -y],
    [x, -y / 2],
    [x, y / 2],
    [0, y],
    [-x, y / 2],
    [-x, -y / 2],
  ];
  if (height >= width) return upright;
  return hexagon(height, width).map(([a, b]) => [-b, a] as const);
}

/** A stretched hexagon with straight flanks and right-angled points. */
export function picket(width: number, height: number): Outline {
  const x = width / 2;
  const y = height / 2;
  const shoulder = Math.max(0, y - x);
  return [
    [0, -y],
    [x, -shoulder],
    [x, shoulder],
    [0, y],
    [-x, shoulder],
    [-x, -shoulder],
  ];
}

export function circle(diameter: number): Outline {
  const sides = 32;
  return Array.from({ length: sides }, (_, at) => {
    const angle = (at / sides) * Math.PI * 2;
    return [(Math.cos(angle) * diameter) / 2, (Math.sin(angle) * diameter) / 2] as const;
  });
}

/** A chevron's slanted board. `lean` is how far its right end is higher (negative: lower). */
export function chevronBoard(width: number, height: number, lean: number): Outline {
  const x = width / 2;
  const y = height / 2;
  const rise = lean / 2;
  return [
    [-x, rise - y],
    [x, -rise - y],
    [x, -rise + y],
    [-x, rise + y],
  ];
}

/** A fish scale: a round head over two hollow flanks, so that rows nest. */
export function fan(width: number): Outline {
  const r = width / 2;
  return [...arc(0, 0, r, Math.PI, Math.PI * 2, 20), ...arc(r, r, r, -Math.PI / 2, -Math.PI, 10), ...arc(-r, r, r, 0, -Math.PI / 2, 10)];
}

/** An arabesque; a `waist` below 0 makes it a lantern, 0 a diamond. */
export function ogee(width: number, height: number, waist: number): Outline {
  const steps = 16;
  const quarter = Array.from({ length: steps + 1 }, (_, at) => {
    const t = at / steps;
    const swing = Math.sin(t * Math.PI * 2) * waist;
    return [(width / 2) * (t + swing), -(height / 2) * (1 - t + swing)] as const;
  });
  const side = (sx: number, sy: number, points: Outline): Outline => points.slice(0, steps).map(([x, y]) => [x * sx, y * sy] as const);
  const back = quarter.toReversed();
  return [...side(1, 1, quarter), ...side(1, -1, back), ...side(-1, -1, quarter), ...side(-1, 1, back)];
}

/** The smallest box around an outline, in millimeters. */
export function boxOf(outline: Outline): { left: number; top: number; width: number; height: number } {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The area inside an outline, in square millimeters. */
export function areaOf(outline: Outline): number {
  const doubled = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function arc(x: number, y: number, r: number, from: number, to: number, steps: number): Outline {
  return Array.from({ length: steps }, (_, at) => {
    const angle = from + ((to - from) * at) / steps;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
  });
}
