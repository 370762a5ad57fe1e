import type { CounterPiece, SlabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { sizeOf, turnPoint } from "@azulejo/laying/slabs/counter-piece.ts";
import { seamsOf } from "@azulejo/laying/slabs/seams.ts";
import { useId } from "react";
import { useText } from "../../../i18n/text.ts";
import { letterOf, mirrorsOf, slabsOf, type Yard } from "./layout-edits.ts";
import { lengthText, UM_PER_MM } from "./length-entry.ts";
import { pieceSize } from "./piece-name.ts";
import { Cutouts, pathOf } from "./piece-shape.tsx";
import { slabImage } from "./slab-image.ts";

const GAP_MM = 150;
/** Aspect ratio of the drawing's place on a wide screen. */
const WIDTH_TO_HEIGHT = 2.3;

/** The pieces as installed: parts of one counter joined at their seams, each with its own part of the photograph. */
export function PutTogether({ yard, layout }: { yard: Yard; layout: SlabLayout }) {
  const t = useText();
  const id = useId();
  const slabs = slabsOf(yard, layout);
  const counters = countersOf(layout.pieces);
  if (!layout.pieces.some(({ place }) => place)) return null;
  const longest = Math.max(...counters.map((counter) => counter.width));
  const total = counters.reduce((sum, counter) => sum + counter.height + GAP_MM, 0) - GAP_MM;
  let top = 0;
  return (
    <section className="px-4 pt-6 md:px-14 lg:pr-0">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-3">
        <h2 className="text-head">{t("layout.together")}</h2>
        <p className="text-ink-soft text-small">{t("layout.togetherLead")}</p>
      </div>
      <svg
        viewBox={`0 0 ${longest} ${total}`}
        fontSize={Math.max(longest, total * WIDTH_TO_HEIGHT)}
        className="layout-stage together block max-w-full"
        aria-hidden="true"
      >
        {counters.map((counter, index) => {
          const y = top;
          top += counter.height + GAP_MM;
          return (
            <g key={index} transform={`translate(0 ${y})`}>
              {counter.parts.map(({ piece, at }) => (
                <PlacedPiece key={at} piece={piece} at={at} slab={slabs[piece.place?.slab ?? -1]} clip={`${id}-${at}`} />
              ))}
            </g>
          );
        })}
      </svg>
      <ul className="grid gap-1 pt-3 text-small">
        {seamsOf(layout.pieces, layout.vein, mirrorsOf(yard, layout)).map(({ first, second, length, veinTurn }) => (
          <li key={`${first}-${second}`}>
            <strong className="font-medium">
              {t("layout.seam", { first: letterOf(first), second: letterOf(second), length: `${lengthText(length)} in` })}
            </strong>{" "}
            {veinTurn === null
              ? t("layout.seam.open")
              : veinTurn === 0
                ? t("layout.seam.runs")
                : t("layout.seam.turns", { degrees: veinTurn })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the transform that rotates the slab back, so that the piece is shown as installed. */
function fromSlab({ shape, place }: CounterPiece): string {
  if (!place) return "";
  const [x, y] = turnPoint([0, 0], sizeOf(shape), place.turn);
  return `rotate(${-place.turn}) translate(${-(place.x + x) / UM_PER_MM} ${-(place.y + y) / UM_PER_MM})`;
}

function countersOf(pieces: readonly CounterPiece[]) {
  const groups = new Map<string, { piece: CounterPiece; at: number }[]>();
  for (const [at, piece] of pieces.entries()) {
    if (!piece.place) continue;
    const key = piece.part ? `counter ${piece.part.counter}` : `piece ${at}`;
    groups.set(key, [...(groups.get(key) ?? []), { piece, at }]);
  }
  return [...groups.values()].map((parts) => {
    const right = ({ piece }: { piece: CounterPiece }) => (piece.part?.x ?? 0) + sizeOf(piece.shape).length;
    const bottom = ({ piece }: { piece: CounterPiece }) => (piece.part?.y ?? 0) + sizeOf(piece.shape).depth;
    return { parts, width: Math.max(...parts.map(right)) / UM_PER_MM, height: Math.max(...parts.map(bottom)) / UM_PER_MM };
  });
}

interface PieceProps {
  piece: CounterPiece;
  /** The index of the piece in the layout. */
  at: number;
  slab: ReturnType<typeof slabsOf>[number] | undefined;
  /** The id of the path that clips the photograph. */
  clip: string;
}

/** A piece cut out of its slab's photograph. */
function PlacedPiece({ piece, at, slab, clip }: PieceProps) {
  return (
    <g transform={`translate(${(piece.part?.x ?? 0) / UM_PER_MM} ${(piece.part?.y ?? 0) / UM_PER_MM})`}>
      <clipPath id={clip}>
        <path d={pathOf(piece)} />
      </clipPath>
      {slab && slabImage(slab) && (
        <g clipPath={`url(#${clip})`}>
          <image
            href={slabImage(slab) ?? undefined}
            width={slab.widthMm}
            height={slab.heightMm}
            preserveAspectRatio="none"
            transform={fromSlab(piece)}
          />
        </g>
      )}
      <path d={pathOf(piece)} className="edge" />
      <Cutouts piece={piece} />
      <text x="0.4em" y="1.2em">
        {letterOf(at)}
        <tspan className="size"> {pieceSize(piece)}</tspan>
      </text>
    </g>
  );
}
