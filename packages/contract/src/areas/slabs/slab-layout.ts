import { z } from "zod";
import { typed } from "../../fields.ts";
import { slabCode } from "../slab.ts";
import { cutoutKinds, MAX_CORNERS, MAX_PIECES, MAX_SLABS, turns } from "./slab-layout-limits.ts";

/** Counter pieces laid on the photographs of a bundle's slabs. Lengths are whole micrometers, so that sixteenths of an inch add up. */

const LONGEST_UM = 20_000_000;

const um = (example: number) =>
  z
    .number()
    .int()
    .meta({ description: "In micrometers.", examples: [example] });
const side = (example: number) => um(example).min(1_000).max(LONGEST_UM);
const offset = (example: number) => um(example).min(-LONGEST_UM).max(LONGEST_UM);
const from = (example: number) => um(example).min(0).max(LONGEST_UM);

export const counterShape = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("rectangle"), length: side(2_743_200), depth: side(647_700) }),
    z
      .strictObject({
        kind: z.literal("ell"),
        length: side(2_743_200).describe("Length of the long side, including the corner, in micrometers."),
        depth: side(647_700).describe("Depth of the long side, in micrometers."),
        returnLength: side(1_828_800).describe("Length of the return, including the corner, in micrometers."),
        returnDepth: side(647_700).describe("Depth of the return, in micrometers."),
        hand: z.enum(["left", "right"]).describe("The end at which the return is."),
      })
      .refine((ell) => ell.returnDepth < ell.length && ell.depth < ell.returnLength, { message: "field_range" }),
    z.strictObject({
      kind: z.literal("outline"),
      points: z
        .array(z.tuple([from(0), from(0)]))
        .min(3)
        .max(MAX_CORNERS)
        .describe("The corners of a closed outline as [x, y], in micrometers from the corner of its bounding box."),
    }),
  ])
  .meta({ examples: [{ kind: "rectangle", length: 2_743_200, depth: 647_700 }] });
export type CounterShape = z.infer<typeof counterShape>;

export const counterCutout = z.strictObject({
  kind: z.enum(cutoutKinds),
  round: z.boolean(),
  x: from(914_400).describe("Distance from the left edge of the piece, in micrometers."),
  y: from(127_000).describe("Distance from the back edge of the piece, in micrometers."),
  length: side(762_000),
  depth: side(393_700),
});
export type Cutout = z.infer<typeof counterCutout>;

export type Turn = (typeof turns)[number];

export const counterPlace = z.strictObject({
  slab: z
    .number()
    .int()
    .min(0)
    .max(MAX_SLABS - 1)
    .meta({ description: "The slab's index in the layout.", examples: [0] }),
  x: offset(101_600).describe("Distance from the left edge of the slab, in micrometers."),
  y: offset(38_100).describe("Distance from the top edge of the slab, in micrometers."),
  turn: z.literal(turns).meta({ description: "Clockwise, in degrees.", examples: [0] }),
});
export type Place = z.infer<typeof counterPlace>;

export const counterPiece = z.strictObject({
  name: typed.max(40, "field_long").meta({ description: "What the owner calls it.", examples: ["Counter by the window"] }),
  shape: counterShape,
  cutouts: z.array(counterCutout).max(6),
  place: counterPlace.nullable().describe("Null for a piece that isn't laid yet."),
  part: z
    .strictObject({
      counter: z
        .number()
        .int()
        .min(0)
        .max(10_000)
        .meta({ description: "Parts with the same number are seamed together.", examples: [0] }),
      x: from(0),
      y: from(0),
    })
    .nullable()
    .describe("Where the piece is in the counter that it is a part of; null for a whole counter."),
});
export type CounterPiece = z.infer<typeof counterPiece>;

export const slabLayout = z.strictObject({
  slabs: z
    .array(slabCode)
    .min(1)
    .max(MAX_SLABS)
    .meta({ description: "Slabs of one bundle, in the order in which they are used.", examples: [["E32-3", "E32-4"]] }),
  pieces: z.array(counterPiece).max(MAX_PIECES),
  vein: z
    .number()
    .int()
    .min(0)
    .max(179)
    .meta({ description: "Where the vein of the first slab runs: degrees clockwise from its length.", examples: [60] }),
});
export type SlabLayout = z.infer<typeof slabLayout>;
