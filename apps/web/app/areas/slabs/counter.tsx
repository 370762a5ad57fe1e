import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { useNeededSize } from "./needed-size.ts";

const MM_PER_INCH = 25.4;
/** Default counter size, in inches. */
const COUNTER = { width: 96, height: 26 };
const STEP = 1;

/** Size of the corner handle for resizing, in inches. */
const HANDLE = 2.5;
const LEAST_SIDE = 4;

/**
 * A counter at the slab's scale, which can be dragged or moved with the arrow keys; the corner handle, or Shift with the arrow keys,
 * resizes it.
 */
export function Counter({ widthMm, heightMm }: { widthMm: number; heightMm: number }) {
  const t = useText();
  const slab = { width: widthMm / MM_PER_INCH, height: heightMm / MM_PER_INCH };
  const [needed, setNeeded] = useNeededSize();
  const size = needed ?? COUNTER;
  const counter = { width: Math.min(size.width, slab.width), height: Math.min(size.height, slab.height) };
  const [place, setPlace] = useState({
    x: Math.max(0, (slab.width - counter.width) / 3),
    y: Math.max(0, (slab.height - counter.height) / 3),
  });
  const isResizing = useRef(false);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const move = (x: number, y: number) =>
    setPlace({ x: Math.min(Math.max(0, x), slab.width - counter.width), y: Math.min(Math.max(0, y), slab.height - counter.height) });
  const resize = (width: number, height: number) => {
    const side = (inches: number, most: number) => Math.min(Math.max(LEAST_SIDE, Math.round(inches)), Math.floor(most));
    setNeeded({ width: side(width, slab.width - place.x), height: side(height, slab.height - place.y) });
  };
  // A size entered for another slab may not fit at the current position.
  const at = { x: Math.min(place.x, slab.width - counter.width), y: Math.min(place.y, slab.height - counter.height) };
  const inInches = (event: PointerEvent<SVGElement>) => {
    const box = (event.currentTarget.ownerSVGElement ?? event.currentTarget).getBoundingClientRect();
    return { x: ((event.clientX - box.left) / box.width) * slab.width, y: ((event.clientY - box.top) / box.height) * slab.height };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (event.shiftKey) resize(counter.width + step[0], counter.height + step[1]);
    else move(at.x + step[0], at.y + step[1]);
  };
  const rect = { ...at, ...counter };
  const name = t("slab.counter", { width: Math.round(counter.width), height: Math.round(counter.height) });
  return (
    <>
      <svg viewBox={`0 0 ${slab.width} ${slab.height}`} preserveAspectRatio="none" className="counter absolute inset-0 size-full">
        <rect {...rect} className="under" />
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a drawing has no element of its own for what moves in it */}
        {/* biome-ignore lint/a11y/useSemanticElements: the same */}
        <rect
          {...rect}
          role="group"
          aria-label={t("slab.counterMove", { name })}
          tabIndex={0}
          className="touch-none"
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            const from = inInches(event);
            grip.current = { x: from.x - at.x, y: from.y - at.y };
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            if (!grip.current) return;
            const to = inInches(event);
            move(to.x - grip.current.x, to.y - grip.current.y);
          }}
          onPointerUp={() => {
            grip.current = null;
          }}
        />
        <rect
          x={at.x + counter.width - HANDLE}
          y={at.y + counter.height - HANDLE}
          width={HANDLE}
          height={HANDLE}
          className="handle touch-none"
          onPointerDown={(event) => {
            isResizing.current = true;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            if (!isResizing.current) return;
            const to = inInches(event);
            resize(to.x - at.x, to.y - at.y);
          }}
          onPointerUp={() => {
            isResizing.current = false;
          }}
        />
      </svg>
      <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
        <foreignObject x={`${(at.x / slab.width) * 100}%`} y={`${(at.y / slab.height) * 100}%`} width="100%" height="28">
          <span className="inline-block whitespace-nowrap bg-wall px-2 py-1 text-small leading-5 tabular-nums">{name}</span>
        </foreignObject>
      </svg>
    </>
  );
}
