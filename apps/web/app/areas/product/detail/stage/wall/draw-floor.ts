import { outlineOfRoom, type Rectangle, type Room } from "@azulejo/laying/floor/room.ts";
import { jointColors } from "@azulejo/laying/picture-address.ts";
import type { PlacedPiece } from "@azulejo/laying/pieces-within.ts";
import type { Laying } from "../laying.ts";
import { drawPieces, type Material, trace } from "./draw-pieces.ts";

/** A floor's drawing, in pixels from the canvas's corner. */
interface Plan {
  left: number;
  top: number;
  /** Pixels per millimeter. */
  scale: number;
}

const SHADE = "rgb(29 28 26 / 24%)";
const SLIVER = "rgb(166 61 34 / 75%)";
const WALL = "#1d1c1a";

/** A part of a floor that consists of one material. */
export interface FloorLayer {
  area: readonly Rectangle[];
  material: Material;
  drawn: readonly PlacedPiece[];
  cut: readonly PlacedPiece[];
  slivers: readonly PlacedPiece[];
}

/** Draws a room with its pieces: cut ones are shaded, and narrow slivers are in a warning color. */
export function drawFloor(
  context: CanvasRenderingContext2D,
  { left, top, scale }: Plan,
  { room, laying }: { room: Room; laying: Laying },
  layers: readonly FloorLayer[],
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.translate(left, top);
  trace(context, outlineOfRoom(room), scale);
  context.fillStyle = `#${jointColors[laying.joint]}`;
  context.fill();
  for (const layer of layers) drawLayer(context, layer, laying, scale);
  trace(context, outlineOfRoom(room), scale);
  context.strokeStyle = WALL;
  context.lineWidth = 3;
  context.stroke();
}

function drawLayer(
  context: CanvasRenderingContext2D,
  { area, material, drawn, cut, slivers }: FloorLayer,
  laying: Laying,
  scale: number,
): void {
  context.save();
  context.beginPath();
  for (const { left, top, width, height } of area) context.rect(left * scale, top * scale, width * scale, height * scale);
  context.clip();
  drawPieces(context, material, drawn, scale);
  // A joint thinner than a pixel would be visible in some places only.
  context.strokeStyle = `#${jointColors[laying.joint]}`;
  context.lineWidth = Math.max(1, laying.jointMm * scale);
  for (const { outline } of drawn) {
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
}

/** Returns the largest scale at which a room and its dimensions fit, and its centered position. */
export function planOf(room: Room, canvas: { width: number; height: number }, margin: number): Plan {
  const scale = Math.max(0, Math.min((canvas.width - 2 * margin) / room.width, (canvas.height - 2 * margin) / room.height));
  return { left: (canvas.width - room.width * scale) / 2, top: (canvas.height - room.height * scale) / 2, scale };
}
