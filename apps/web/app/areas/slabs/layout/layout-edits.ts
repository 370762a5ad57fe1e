import type { CounterPiece, SlabLayout, Turn } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { MAX_SLABS } from "@azulejo/contract/areas/slabs/slab-layout-limits.ts";
import type { Slab, SlabBundle } from "@azulejo/contract/areas/slabs.ts";
import { turnedSize } from "@azulejo/laying/slabs/counter-piece.ts";
import type { Sawing, SlabSize } from "@azulejo/laying/slabs/layout-check.ts";
import { mirrorPiece } from "@azulejo/laying/slabs/mirror-piece.ts";
import { nestPieces } from "@azulejo/laying/slabs/nest-pieces.ts";
import { seamPiece } from "@azulejo/laying/slabs/seams.ts";
import { UM_PER_INCH, UM_PER_MM } from "./length-entry.ts";

/** The slabs and the cutting rules of a layout. */
export interface Yard {
  bundle: SlabBundle;
  sawing: Sawing;
}

export const slabsOf = ({ bundle }: Yard, { slabs }: SlabLayout): Slab[] =>
  slabs.flatMap((code) => bundle.slabs.find((slab) => slab.code === code) ?? []);

export const sizeOfSlab = ({ widthMm, heightMm }: Slab): SlabSize => ({ width: widthMm * UM_PER_MM, height: heightMm * UM_PER_MM });

export const sizesOf = (yard: Yard, layout: SlabLayout): SlabSize[] => slabsOf(yard, layout).map(sizeOfSlab);

/** Returns whether each slab's veins mirror those of the first: neighboring slabs are polished on opposite sides. */
export function mirrorsOf(yard: Yard, layout: SlabLayout): boolean[] {
  const slabs = slabsOf(yard, layout);
  return slabs.map((slab) => (slab.sequence - (slabs[0]?.sequence ?? 0)) % 2 !== 0);
}

/** Default counter size, in inches. */
const COUNTER = { width: 96, height: 25.5 };

/** @param size in inches */
export const rectangle = (name: string, size = COUNTER): CounterPiece => ({
  name,
  shape: { kind: "rectangle", length: size.width * UM_PER_INCH, depth: size.height * UM_PER_INCH },
  cutouts: [],
  place: null,
  part: null,
});

export const ell = (name: string): CounterPiece => ({
  ...rectangle(name),
  shape: {
    kind: "ell",
    length: 96 * UM_PER_INCH,
    depth: 25.5 * UM_PER_INCH,
    returnLength: 60 * UM_PER_INCH,
    returnDepth: 25.5 * UM_PER_INCH,
    hand: "left",
  },
});

/** Adds pieces where they fit; those that fit nowhere are placed beside the slabs. */
export function addPieces(yard: Yard, layout: SlabLayout, added: CounterPiece[]): SlabLayout {
  const nesting = { slabs: sizesOf(yard, layout), sawing: yard.sawing, across: true, keeps: true };
  return { ...layout, pieces: nestPieces([...layout.pieces, ...added], nesting) };
}

/** Places all pieces again, with seams if a piece is longer than the slab, using more available slabs of the bundle if needed. */
export function arrange(yard: Yard, layout: SlabLayout, across: boolean): SlabLayout {
  const [first] = sizesOf(yard, layout);
  if (!first) return layout;
  const counters = layout.pieces.flatMap(({ part }) => part?.counter ?? []);
  const next = Math.max(-1, ...counters) + 1;
  const pieces = layout.pieces.flatMap((piece, at) => seamPiece(piece, first, yard.sawing, next + at));
  const free = yard.bundle.slabs.filter((slab) => slab.state === "available" && !layout.slabs.includes(slab.code));
  let { slabs } = layout;
  for (;;) {
    const laid = nestPieces(pieces, { slabs: sizesOf(yard, { ...layout, slabs }), sawing: yard.sawing, across });
    const more = free.shift();
    if (!more || slabs.length >= MAX_SLABS || laid.every(({ place }) => place)) return { ...layout, slabs, pieces: laid };
    slabs = [...slabs, more.code];
  }
}

export const changePiece = (layout: SlabLayout, at: number, change: Partial<CounterPiece>): SlabLayout => ({
  ...layout,
  pieces: layout.pieces.map((piece, index) => (index === at ? { ...piece, ...change } : piece)),
});

export const removePiece = (layout: SlabLayout, at: number): SlabLayout => ({
  ...layout,
  pieces: layout.pieces.filter((_, index) => index !== at),
});

export function movePiece(layout: SlabLayout, at: number, x: number, y: number): SlabLayout {
  const place = layout.pieces[at]?.place;
  return place ? changePiece(layout, at, { place: { ...place, x: Math.round(x), y: Math.round(y) } }) : layout;
}

/** Rotates a piece around its center. */
export function turnPiece(layout: SlabLayout, at: number): SlabLayout {
  const piece = layout.pieces[at];
  if (!piece?.place) return layout;
  const { place, shape } = piece;
  const turn = ((place.turn + 90) % 360) as Turn;
  const [was, is] = [turnedSize(shape, place.turn), turnedSize(shape, turn)];
  const x = Math.round(place.x + (was.width - is.width) / 2);
  const y = Math.round(place.y + (was.height - is.height) / 2);
  return changePiece(layout, at, { place: { ...place, x, y, turn } });
}

/** Puts a piece on a slab of the layout, or removes it from its slab with -1. */
export function putOn(yard: Yard, layout: SlabLayout, at: number, slab: number): SlabLayout {
  const piece = layout.pieces[at];
  if (!piece) return layout;
  const { edge } = yard.sawing;
  const place = slab < 0 || slab >= layout.slabs.length ? null : { ...(piece.place ?? { x: edge, y: edge, turn: 0 as const }), slab };
  return changePiece(layout, at, { place });
}

/** Adds or removes a slab; the pieces of a removed slab are then on no slab. */
export function toggleSlab(layout: SlabLayout, code: string): SlabLayout {
  const gone = layout.slabs.indexOf(code);
  if (gone < 0) return layout.slabs.length < MAX_SLABS ? { ...layout, slabs: [...layout.slabs, code] } : layout;
  if (layout.slabs.length === 1) return layout;
  const moved = (piece: CounterPiece): CounterPiece => {
    if (!piece.place || piece.place.slab < gone) return piece;
    return { ...piece, place: piece.place.slab === gone ? null : { ...piece.place, slab: piece.place.slab - 1 } };
  };
  return { ...layout, slabs: layout.slabs.filter((one) => one !== code), pieces: layout.pieces.map(moved) };
}

/** Adds a piece's mirror image on the slab that mirrors its own; that slab is added if the layout doesn't have it. */
export function mirrorOn(yard: Yard, layout: SlabLayout, at: number): SlabLayout {
  const piece = layout.pieces[at];
  const own = piece?.place && slabsOf(yard, layout)[piece.place.slab];
  if (!piece || !own) return layout;
  const neighbor = neighborOf(yard, own);
  if (!neighbor) return layout;
  const slabs = layout.slabs.includes(neighbor.code) ? layout.slabs : [...layout.slabs, neighbor.code].slice(0, MAX_SLABS);
  const to = slabs.indexOf(neighbor.code);
  return to < 0 ? layout : { ...layout, slabs, pieces: [...layout.pieces, mirrorPiece(piece, to, sizeOfSlab(own))] };
}

/** Returns the slab on the other side of the same saw cut. */
export function neighborOf({ bundle }: Yard, { sequence }: Slab): Slab | undefined {
  const pair = sequence % 2 === 1 ? sequence + 1 : sequence - 1;
  return bundle.slabs.find((slab) => slab.sequence === pair && slab.state !== "sold");
}

/** Returns a piece's name: A to Z, then AA. */
export const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(65 + at - 26)}`);
