/** A cross-section as an SVG path, in millimeters; its bounding box starts at 0, 0. */
interface Profile {
  path: string;
  width: number;
  height: number;
}

type Draw = (width: number, height: number) => string;

const bullnose: Draw = (w, h) => `M0 ${h}V0H${w - h}A${h} ${h} 0 0 1 ${w} ${h}z`;
const dome: Draw = (w, h) => `M0 ${h}A${w / 2} ${h} 0 0 1 ${w} ${h}z`;
const cove: Draw = (w, h) => `M0 ${h}V0H${w - 2 * h}A${h * 2} ${h} 0 0 0 ${w} ${h * 0.8}V${h}z`;
const nose: Draw = (w, h) => `M0 0H${w - h / 2}A${h / 2} ${h / 2} 0 0 1 ${w} ${h / 2}V${h * 2}H${w - h}V${h}H0z`;
const coping: Draw = (w, h) => `M0 0H${w - h / 2}A${h / 2} ${h / 2} 0 0 1 ${w - h / 2} ${h}H0z`;
const tee: Draw = (w, h) =>
  `M0 ${h * 0.25}Q0 0 ${w * 0.08} 0H${w * 0.92}Q${w} 0 ${w} ${h * 0.25}H${w * 0.58}V${h}H${w * 0.42}V${h * 0.25}z`;
/** A metal strip of 1.5 mm: its visible edge, and the leg in the mortar. */
const METAL_MM = 1.5;
const ell: Draw = (w, h) => `M0 0H${METAL_MM}V${h - METAL_MM}H${w * 2.4}V${h}H0z`;
const roundEdge: Draw = (w, h) =>
  `M0 ${h}V${h * 0.6}A${w * 0.6} ${h * 0.6} 0 0 1 ${w * 0.6} 0V${METAL_MM}A${w * 0.45} ${h * 0.45} 0 0 0 ${METAL_MM} ${h * 0.6}V${h - METAL_MM}H${w * 2.4}V${h}z`;

const drawings: Partial<Record<string, Draw>> = {
  bullnose,
  "bullnose corner": bullnose,
  "pencil liner": dome,
  liner: dome,
  "quarter round": (w, h) => `M0 ${h}V0A${w} ${h} 0 0 1 ${w} ${h}z`,
  jolly: (w, h) => `M0 0H${w}L${w - Math.min(h, w * 0.8)} ${h}H0z`,
  "chair rail": (w, h) =>
    `M0 ${h}V${h * 0.55}Q${w * 0.12} ${h * 0.5} ${w * 0.2} ${h * 0.3}Q${w * 0.4} 0 ${w * 0.6} ${h * 0.3}Q${w * 0.7} ${h * 0.6} ${w} ${h * 0.6}V${h}z`,
  "cove base": cove,
  "cove base corner": cove,
  "cove corner": cove,
  "cove profile": (w, h) => `M0 0A${w} ${h} 0 0 0 ${w} ${h}H${w - METAL_MM}A${w - METAL_MM} ${h - METAL_MM} 0 0 1 0 ${METAL_MM}z`,
  "L-profile": ell,
  "round profile": roundEdge,
  "T-profile": tee,
  "T-molding": tee,
  reducer: (w, h) => `M0 ${h}V0H${w * 0.35}L${w} ${h * 0.8}V${h}z`,
  "stair nose": nose,
  "step nosing": nose,
  "stair nosing": nose,
  "pool coping": coping,
  skirting: (w, h) => `M0 ${h}V${h * 0.4}A${h * 0.4} ${h * 0.4} 0 0 1 ${h * 0.4} 0H${w}V${h}z`,
  threshold: (w, h) => `M0 ${h}V${h * 0.6}L${h} 0H${w - h}L${w} ${h * 0.6}V${h}z`,
};

/** How much larger than the piece a drawing is, because of a lip that reaches down, or a leg in the mortar. */
const reach: Partial<Record<string, { width?: number; height?: number }>> = {
  "stair nose": { height: 2 },
  "step nosing": { height: 2 },
  "stair nosing": { height: 2 },
  "L-profile": { width: 2.4 },
  "round profile": { width: 2.4 },
};

/**
 * Returns the cross-section of a trim; null for corners, inserts and items without a profile.
 * @param size the size's key, which ends with the name of the profile: `3x24 bullnose` @param piece its sides and thickness in millimeters
 */
export function profileOf(size: string, { sides, thickness }: { sides: readonly [number, number]; thickness: number }): Profile | null {
  const kind = size.slice(size.indexOf(" ") + 1);
  const draw = drawings[kind];
  if (!draw) return null;
  const across = Math.min(...sides);
  const path = draw(across, thickness).replace(/\d+\.\d{3,}/g, (value) => Number(value).toFixed(2));
  return { path, width: across * (reach[kind]?.width ?? 1), height: thickness * (reach[kind]?.height ?? 1) };
}
