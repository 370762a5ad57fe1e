/** A cross-section as a closed polygon in millimeters: x across the piece, y up from the floor; rounded corners consist of short edges. */
export type Section = readonly (readonly [x: number, y: number])[];

const TURN = Math.PI / 180;

function arc(cx: number, cy: number, radius: number, from: number, to: number, steps = 14): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const angle = (from + ((to - from) * k) / steps) * TURN;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** A flat piece whose right edge is rounded over. */
function bullnose(width: number, thickness: number): Section {
  const radius = thickness * 0.92;
  return [[0, 0], [width, 0], [width, thickness - radius], ...arc(width - radius, thickness - radius, radius, 0, 90), [0, thickness]];
}

const halfRound = (width: number): Section => [[0, 0], [width, 0], ...arc(width / 2, width * 0.3, width / 2, 0, 180, 20)];

const quarterRound = (side: number): Section => [[0, 0], ...arc(0, 0, side, 0, 90, 18)];

/** A hollow at the foot of the wall: a thin back that sweeps out into a toe. */
function coveBase(width: number, thickness: number): Section {
  const radius = Math.min(26, width * 0.35);
  const middle = width - thickness;
  return [
    [0, 0],
    [width, 0],
    [width, radius + thickness],
    [middle, radius + thickness],
    ...arc(middle - radius, radius + thickness, radius, 0, -90),
    [0, thickness],
  ];
}

/** From the top: a flat, a full round nose, a quirk, a cove that sweeps down to a flat fillet at the foot. */
function chairRail(width: number, depth: number): Section {
  const nose = width * 0.17;
  const middle = width * 0.72;
  const shoulder = depth - nose;
  const start = width * 0.16;
  const end = middle - nose - width * 0.04;
  const cove: [number, number][] = Array.from({ length: 19 }, (_, k) => {
    const angle = (k / 18) * 90 * TURN;
    return [start + (end - start) * Math.sin(angle), depth * 0.3 + (shoulder - depth * 0.3) * (1 - Math.cos(angle))];
  });
  const fromFoot: Section = [
    [0, 0],
    [width, 0],
    [width, shoulder],
    ...arc(middle, shoulder, nose, 0, 180, 20),
    ...cove.toReversed(),
    [start, depth * 0.24],
    [0, depth * 0.24],
  ];
  return fromFoot.map(([x, y]) => [width - x, y] as const).reverse();
}

function eased(width: number, thickness: number): Section {
  const bevel = Math.min(6, thickness * 0.4);
  return [
    [0, 0],
    [width, 0],
    [width, thickness - bevel],
    [width - bevel, thickness],
    [bevel, thickness],
    [0, thickness - bevel],
  ];
}

/** A strip whose back is mitered, so that two of them turn a corner. */
const jolly = (width: number, thickness: number): Section => [
  [0, thickness * 0.15],
  [thickness * 0.1, 0],
  [width, thickness * 0.85],
  [width, thickness],
  [0, thickness],
];

function stairNose(width: number, thickness: number): Section {
  const drop = thickness * 2.6;
  const radius = thickness * 0.8;
  return [
    [0, drop - thickness],
    [width - thickness, drop - thickness],
    [width - thickness, 0],
    [width, 0],
    [width, drop - radius],
    ...arc(width - radius, drop - radius, radius, 0, 90),
    [0, drop],
  ];
}

/**
 * Returns the cross-section of a trim by the words of its size, such as `3x12 bullnose`; widths are drawn to scale, up to a third of a
 * foot.
 */
export function sectionOf(size: string): Section {
  const inches = Number(/^[\d.]+/.exec(size)?.[0] ?? 2);
  const width = Math.min(100, Math.max(12, inches * 25.4));
  const across = Math.min(74, width);
  if (/pencil|liner|dot/.test(size)) return halfRound(Math.min(22, width));
  if (/quarter/.test(size)) return quarterRound(Math.min(22, width));
  if (/chair|rail|crown|ogee/.test(size)) return chairRail(across, across * 0.5);
  if (/cove/.test(size)) return coveBase(across, 9);
  if (/jolly/.test(size)) return jolly(16, 9);
  if (/bullnose|coping/.test(size)) return bullnose(across, 9.5);
  if (/nose|nosing|step/.test(size)) return stairNose(across, 10);
  return eased(across, /threshold|sill/.test(size) ? 16 : 12);
}

const KINDS = /pencil|liner|quarter|chair|cove|jolly|bullnose|coping|nosing|nose|threshold|skirting|molding|reducer/;

/** Returns the kind of a trim by the words of its size, so that each kind is drawn once. */
export const kindOf = (size: string): string => KINDS.exec(size)?.[0] ?? "plain";
