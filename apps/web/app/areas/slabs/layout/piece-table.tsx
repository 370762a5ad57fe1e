import type { SlabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { useText } from "../../../i18n/text.ts";
import { letterOf, slabsOf, type Yard } from "./layout-edits.ts";
import { lengthText } from "./length-entry.ts";
import { pieceSize } from "./piece-name.ts";

/** Pieces with their sizes and positions, as a fabricator needs them. */
export function PieceTable({ yard, layout }: { yard: Yard; layout: SlabLayout }) {
  const t = useText();
  const slabs = slabsOf(yard, layout);
  return (
    <table className="w-full text-left text-small tabular-nums">
      <caption className="sr-only">{t("layout.table")}</caption>
      <tbody>
        {layout.pieces.map((piece, at) => {
          const { place, cutouts } = piece;
          const letter = letterOf(at);
          const lines = [
            pieceSize(piece),
            ...cutouts.map(({ kind, length, depth }) => `${t(`layout.cutout.${kind}`)} ${lengthText(length)} × ${lengthText(depth)} in`),
            ...(place ? [`${t("layout.fromLeft")} ${lengthText(place.x)}, ${t("layout.fromTop")} ${lengthText(place.y)} in`] : []),
          ];
          return (
            <tr key={at} className="border-joint border-b align-top">
              <th scope="row" className="py-2 pr-2 font-medium">
                {letter}
              </th>
              <td className="py-2">
                {piece.name || t("layout.newPiece", { letter })}
                {lines.map((line) => (
                  <span key={line} className="block text-ink-soft">
                    {line}
                  </span>
                ))}
              </td>
              <td className="py-2 text-right">{t("layout.onSlab", { number: place ? (slabs[place.slab]?.sequence ?? 0) : 0 })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
