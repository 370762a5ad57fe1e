import { type PointerEvent, useRef } from "react";
import type { NeededSize } from "../needed-size.ts";

interface Props {
  /** The size of the largest slab shown, which the whole box represents. */
  largest: NeededSize;
  size: NeededSize | null;
  /** Called while the corner is dragged. */
  onSize(size: NeededSize): void;
  /** Called when the corner is released. */
  onDone(size: NeededSize): void;
}

const LEAST_SIDE = 4;
/** The size of the corner handle, as a fraction of the longest side. */
const HANDLE_SHARE = 0.06;

/** The needed size as a box in the lower left whose corner can be dragged; it can also be typed in the fields below. */
export function SizeBox({ largest, size, onSize, onDone }: Props) {
  const dragged = useRef<NeededSize | null>(null);
  const width = Math.min(size?.width ?? largest.width, largest.width);
  const height = Math.min(size?.height ?? largest.height, largest.height);
  const handle = largest.width * HANDLE_SHARE;
  const at = (event: PointerEvent<SVGElement>): NeededSize => {
    const box = (event.currentTarget.ownerSVGElement ?? event.currentTarget).getBoundingClientRect();
    const side = (share: number, most: number) => Math.min(Math.max(LEAST_SIDE, Math.round(share * most)), Math.floor(most));
    return {
      width: side((event.clientX - box.left) / box.width, largest.width),
      height: side((box.bottom - event.clientY) / box.height, largest.height),
    };
  };
  return (
    <svg viewBox={`0 0 ${largest.width} ${largest.height}`} aria-hidden="true" className="size-box noscript:hidden">
      <rect x="0" y={largest.height - height} width={width} height={height} />
      <rect
        x={Math.max(0, width - handle)}
        y={largest.height - height}
        width={handle}
        height={handle}
        className="handle touch-none"
        onPointerDown={(event) => {
          dragged.current = { width, height };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (!dragged.current) return;
          dragged.current = at(event);
          onSize(dragged.current);
        }}
        onPointerUp={() => {
          if (dragged.current) onDone(dragged.current);
          dragged.current = null;
        }}
      />
    </svg>
  );
}
