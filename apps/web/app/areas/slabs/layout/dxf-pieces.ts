import type { CounterPiece, Cutout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { MAX_CORNERS, MAX_PIECES } from "@azulejo/contract/areas/slabs/slab-layout-limits.ts";
import { closedOutlines, type DxfEntity, type DxfOutline } from "./dxf-outlines.ts";

export const dxfUnits = { in: 25_400, mm: 1_000, cm: 10_000 } as const;
export type DxfUnit = keyof typeof dxfUnits;

/** The units in which counters are drawn, by `$INSUNITS`, in micrometers. */
const insUnits: Record<number, number> = { 1: 25_400, 2: 304_800, 4: 1_000, 5: 10_000, 6: 1_000_000 };
const MAX_ENTITIES = 5_000;
const LEAST_UM = 1_000;
const LONGEST_UM = 20_000_000;

export type DxfFault = "unreadable" | "empty" | "many" | "large";
export type DxfRead = { pieces: CounterPiece[] } | { fault: DxfFault } | { asks: "unit" };

export interface Drawing {
  header?: Record<string, unknown>;
  entities?: DxfEntity[];
}

/** Makes pieces from a drawing's outlines; an outline inside another becomes a cutout. @param unit for a drawing that states none */
export function piecesOf(drawing: Drawing | null, unit?: DxfUnit): DxfRead {
  if (!drawing?.entities) return { fault: "unreadable" };
  if (drawing.entities.length > MAX_ENTITIES) return { fault: "many" };
  const scale = insUnits[Number(drawing.header?.$INSUNITS)] ?? (unit && dxfUnits[unit]);
  const outlines = closedOutlines(drawing.entities).filter(({ points }) => points.flat().every(Number.isFinite));
  if (outlines.length === 0) return { fault: "empty" };
  if (!scale) return { asks: "unit" };
  const inside = (outline: DxfOutline) => outlines.find((other) => other !== outline && holds(other, outline));
  const tops = outlines.filter((outline) => !inside(outline));
  if (tops.length > MAX_PIECES || outlines.some(({ points }) => points.length > MAX_CORNERS)) return { fault: "many" };
  const pieces = tops.map((top) => toPiece(top, outlines.filter((one) => inside(one) === top).slice(0, 6), scale));
  const sizes = [...tops, ...outlines].map((outline) => boxOf(outline)).flatMap(({ width, height }) => [width * scale, height * scale]);
  return sizes.some((size) => size < LEAST_UM || size > LONGEST_UM) ? { fault: "large" } : { pieces };
}

function boxOf({ points }: DxfOutline) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom };
}

/** Whether an outline lies within another's bounding box. */
function holds(outer: DxfOutline, inner: DxfOutline): boolean {
  const [a, b] = [boxOf(outer), boxOf(inner)];
  const isSmaller = b.width * b.height < a.width * a.height;
  return (
    isSmaller &&
    b.left >= a.left &&
    b.bottom >= a.bottom &&
    b.left + b.width <= a.left + a.width &&
    b.bottom + b.height <= a.bottom + a.height
  );
}

/** In drawings y points up, on slabs down. */
function toPiece(outline: DxfOutline, holes: DxfOutline[], scale: number): CounterPiece {
  const box = boxOf(outline);
  const top = box.bottom + box.height;
  const um = (value: number) => Math.round(value * scale);
  const cutouts = holes.map((hole): Cutout => {
    const own = boxOf(hole);
    const [x, y] = [um(own.left - box.left), um(top - own.bottom - own.height)];
    return { kind: "opening", round: hole.isCircle, x, y, length: um(own.width), depth: um(own.height) };
  });
  const points = outline.points.map(([x, y]) => [um(x - box.left), um(top - y)] as [number, number]);
  return { name: "", shape: { kind: "outline", points }, cutouts, place: null, part: null };
}
