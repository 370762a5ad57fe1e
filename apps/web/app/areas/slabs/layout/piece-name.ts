import type { CounterPiece } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { sizeOf } from "@azulejo/laying/slabs/counter-piece.ts";
import type { useText } from "../../../i18n/text.ts";
import { letterOf } from "./layout-edits.ts";
import { lengthText } from "./length-entry.ts";

export function pieceSize({ shape }: Pick<CounterPiece, "shape">): string {
  const { length, depth } = sizeOf(shape);
  return `${lengthText(length)} × ${lengthText(depth)} in`;
}

/** Returns a piece's name for screen readers: letter, name, size, slab. @param sequence the slab's number; 0 for none */
export function pieceName(t: ReturnType<typeof useText>, piece: CounterPiece, at: number, sequence: number): string {
  const letter = letterOf(at);
  const name = piece.name || t("layout.newPiece", { letter });
  return t("layout.piece", { letter, name, size: pieceSize(piece), where: t("layout.onSlab", { number: sequence }) });
}
