import type { FloorPiece } from "@azulejo/laying/floor/floor-pieces.ts";
import { outlineOfRoom, type Room } from "@azulejo/laying/floor/room.ts";
import type { Lattice } from "@azulejo/laying/lattice.ts";
import { jointColors } from "@azulejo/laying/picture-address.ts";
import { type Point, piecesWithin } from "@azulejo/laying/pieces-within.ts";
import type { Laying } from "../laying.ts";
import { drawPieces, type Material, trace } from "./draw-pieces.ts";

/** A drawn floor, in pixels from the canvas's corner. */
interface Plan {
  left: number;
  top: number;
  /** Pixels per millimeter. */
  scale: number;
}

const SHADE = "rgb(29 28 26 / 24%)";
const SLIVER = "rgb(166 61 34 / 75%)";
const WALL = "#1d1c1a";

/** Draws a room with its pieces: cut ones shaded, and slivers in clay. */
export function drawFloor(
  context: CanvasRenderingContext2D,
  { left, top, scale }: Plan,
  { room, lattice, start, laying, material }: { room: Room; lattice: Lattice; start: Point; laying: Laying; material: Material },
  { cut, slivers }: { cut: readonly FloorPiece[]; slivers: readonly FloorPiece[] },
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.translate(left, top);
  context.save();
  trace(context, outlineOfRoom(room), scale);
  context.fillStyle = `#${jointColors[laying.joint]}`;
  context.fill();
  context.clip();
  const pieces = piecesWithin(lattice, room, start);
  drawPieces(context, material, pieces, scale);
  // A joint that is thinner than a pixel would come and go.
  context.strokeStyle = context.fillStyle;
  context.lineWidth = Math.max(1, laying.jointMm * scale);
  for (const { outline } of pieces) {
    trace(context, outline, scale);
    context.stroke();
  }
  for (const [pieces, color] of [
    [cut, SHADE],
    [slivers, SLIVER],
  ] as const) {
    context.fillStyle = color;
    for (const { outline } of pieces) {
      trace(context, outline, scale);
      context.fill();
    }
  }
  context.restore();
  trace(context, outlineOfRoom(room), scale);
  context.strokeStyle = WALL;
  context.lineWidth = 3;
  context.stroke();
}

/** Largest scale at which a room fits, with room for its dimensions, and its place in the middle. */
export function planOf(room: Room, canvas: { width: number; height: number }, margin: number): Plan {
  const scale = Math.max(0, Math.min((canvas.width - 2 * margin) / room.width, (canvas.height - 2 * margin) / room.height));
  return { left: (canvas.width - room.width * scale) / 2, top: (canvas.height - room.height * scale) / 2, scale };
}
