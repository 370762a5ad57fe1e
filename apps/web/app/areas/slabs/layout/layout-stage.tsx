import type { CounterPiece, SlabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import type { Slab } from "@azulejo/contract/areas/slabs.ts";
import type { Fault } from "@azulejo/laying/slabs/layout-check.ts";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { Ruler } from "../ruler.tsx";
import { stateOf } from "../slab-facts.ts";
import { letterOf, mirrorsOf, movePiece, putOn, slabsOf, turnPiece, type Yard } from "./layout-edits.ts";
import { UM_PER_INCH, UM_PER_MM } from "./length-entry.ts";
import { pieceName, pieceSize } from "./piece-name.ts";
import { Cutouts, pathOf, turnTransform } from "./piece-shape.tsx";
import { slabImage } from "./slab-image.ts";

export interface StageProps {
  yard: Yard;
  layout: SlabLayout;
  faults: (Fault | null)[];
  chosen: number;
  /** Missing if the layout is read-only. */
  onChoose?: (at: number) => void;
  onChange?: (layout: SlabLayout) => void;
  onUndo?: () => void;
}

/** The slabs side by side at one scale, dimmed outside the pieces. */
export function LayoutStage(props: StageProps) {
  const { yard, layout } = props;
  const slabs = slabsOf(yard, layout);
  const mirrors = mirrorsOf(yard, layout);
  return (
    <div className={`grid gap-y-6 ${slabs.length > 1 ? "md:grid-cols-2 md:gap-x-0.5" : ""}`}>
      {slabs.map((slab, index) => (
        <OneSlab key={slab.code} {...props} slab={slab} index={index} isMirror={mirrors[index] ?? false} />
      ))}
    </div>
  );
}

function OneSlab({ slab, index, isMirror, ...props }: StageProps & { slab: Slab; index: number; isMirror: boolean }) {
  const t = useText();
  const { language, settings } = useShellData();
  const id = useId();
  const { layout } = props;
  const image = slabImage(slab);
  const face = { width: slab.widthMm, height: slab.heightMm, preserveAspectRatio: "none" };
  const vein = ((isMirror ? 180 - layout.vein : layout.vein) * Math.PI) / 180;
  const reach = slab.heightMm / 8;
  return (
    <figure className="min-w-0">
      <Ruler mm={slab.widthMm} side="top" />
      <div className="relative">
        <svg viewBox={`0 0 ${slab.widthMm} ${slab.heightMm}`} className="layout-stage block w-full bg-joint">
          <title>{t("layout.stage", { number: slab.sequence })}</title>
          {image && <image href={image} {...face} className="dimmed" />}
          {layout.pieces.map((piece, at) =>
            piece.place?.slab === index ? (
              <LaidPiece key={at} {...props} id={`${id}-${at}`} piece={piece} at={at} slab={slab} image={image} />
            ) : null,
          )}
          <line
            className="vein"
            x1={slab.widthMm / 2 - Math.cos(vein) * reach}
            y1={slab.heightMm / 2 - Math.sin(vein) * reach}
            x2={slab.widthMm / 2 + Math.cos(vein) * reach}
            y2={slab.heightMm / 2 + Math.sin(vein) * reach}
          />
        </svg>
        <Labels layout={layout} slab={slab} index={index} />
      </div>
      <figcaption className="px-2 py-1 text-small tabular-nums">
        {t("layout.state", { number: slab.sequence, state: stateOf(slab, language, settings.timezone) })}
      </figcaption>
    </figure>
  );
}

/** Letters and sizes of the pieces, in an unscaled drawing, so that they have the same text size however large the slab is drawn. */
function Labels({ layout, slab, index }: { layout: SlabLayout; slab: Slab; index: number }) {
  const percent = (um: number, mm: number) => `${(um / UM_PER_MM / mm) * 100}%`;
  return (
    <svg aria-hidden="true" className="layout-labels">
      {layout.pieces.map((piece, at) =>
        piece.place?.slab === index ? (
          <text key={at} x={percent(piece.place.x, slab.widthMm)} y={percent(piece.place.y, slab.heightMm)} dx="0.4em" dy="1.2em">
            {letterOf(at)}
            <tspan className="size"> {pieceSize(piece)}</tspan>
          </text>
        ) : null,
      )}
    </svg>
  );
}

type LaidProps = Omit<StageProps, "faults"> & {
  faults: (Fault | null)[];
  id: string;
  piece: CounterPiece;
  at: number;
  slab: Slab;
  image: string | null;
};

function LaidPiece({ yard, layout, faults, chosen, onChoose, onChange, onUndo, id, piece, at, slab, image }: LaidProps) {
  const t = useText();
  const grip = useRef<{ x: number; y: number } | null>(null);
  const { place } = piece;
  if (!place) return null;
  const transform = turnTransform(piece, place);
  const name = pieceName(t, piece, at, slab.sequence);
  const inUm = (event: PointerEvent<SVGElement>) => {
    const box = (event.currentTarget.ownerSVGElement ?? event.currentTarget).getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * slab.widthMm * UM_PER_MM,
      y: ((event.clientY - box.top) / box.height) * slab.heightMm * UM_PER_MM,
    };
  };
  const moves = onChange && {
    role: "group",
    tabIndex: 0,
    "aria-label": t("layout.move", { piece: name }),
    onFocus: () => onChoose?.(at),
    onKeyDown: (event: KeyboardEvent) => {
      const next = afterKey(event, yard, layout, at);
      if (event.key.toLowerCase() === "z") onUndo?.();
      if (!next) return;
      event.preventDefault();
      onChange(next);
    },
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const from = inUm(event);
      grip.current = { x: from.x - place.x, y: from.y - place.y };
      event.currentTarget.setPointerCapture(event.pointerId);
      onChoose?.(at);
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      if (!grip.current) return;
      const to = inUm(event);
      onChange(movePiece(layout, at, onEighth(to.x - grip.current.x), onEighth(to.y - grip.current.y)));
    },
    onPointerUp: () => {
      grip.current = null;
    },
  };
  return (
    <g {...moves} className={`laid ${chosen === at ? "chosen" : ""} ${faults[at] ? "wrong" : ""} ${onChange ? "touch-none" : ""}`}>
      <clipPath id={id}>
        <path d={pathOf(piece)} transform={transform} />
      </clipPath>
      {image && <image href={image} width={slab.widthMm} height={slab.heightMm} preserveAspectRatio="none" clipPath={`url(#${id})`} />}
      <g transform={transform}>
        <path d={pathOf(piece)} className="edge" />
        <Cutouts piece={piece} />
      </g>
    </g>
  );
}

/** Rounds to eighths of an inch, to which dragged pieces snap. */
const onEighth = (um: number): number => Math.round(um / (UM_PER_INCH / 8)) * (UM_PER_INCH / 8);

const directions: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Returns the layout after a key press: arrow keys move a piece by a quarter inch, with Shift by an inch. */
function afterKey({ key, shiftKey }: KeyboardEvent, yard: Yard, layout: SlabLayout, at: number): SlabLayout | null {
  const place = layout.pieces[at]?.place;
  const direction = directions[key];
  if (!place) return null;
  const step = shiftKey ? UM_PER_INCH : UM_PER_INCH / 4;
  if (direction) return movePiece(layout, at, place.x + direction[0] * step, place.y + direction[1] * step);
  if (key.toLowerCase() === "r") return turnPiece(layout, at);
  if (key.toLowerCase() === "n") return putOn(yard, layout, at, (place.slab + 1) % layout.slabs.length);
  return null;
}
