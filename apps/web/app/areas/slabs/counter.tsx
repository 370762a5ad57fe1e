import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";

const MM_PER_INCH = 25.4;
/** The usual counter, in inches. */
const COUNTER = { width: 96, height: 26 };
const STEP = 1;

/** A counter at the slab's scale, to be dragged or moved with the arrow keys. */
export function Counter({ widthMm, heightMm }: { widthMm: number; heightMm: number }) {
  const t = useText();
  const slab = { width: widthMm / MM_PER_INCH, height: heightMm / MM_PER_INCH };
  const counter = { width: Math.min(COUNTER.width, slab.width), height: Math.min(COUNTER.height, slab.height) };
  const [place, setPlace] = useState({
    x: Math.max(0, (slab.width - counter.width) / 3),
    y: Math.max(0, (slab.height - counter.height) / 3),
  });
  const grip = useRef<{ x: number; y: number } | null>(null);
  const move = (x: number, y: number) =>
    setPlace({ x: Math.min(Math.max(0, x), slab.width - counter.width), y: Math.min(Math.max(0, y), slab.height - counter.height) });
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
    move(place.x + step[0], place.y + step[1]);
  };
  const rect = { ...place, ...counter };
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
            const at = inInches(event);
            grip.current = { x: at.x - place.x, y: at.y - place.y };
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            if (!grip.current) return;
            const at = inInches(event);
            move(at.x - grip.current.x, at.y - grip.current.y);
          }}
          onPointerUp={() => {
            grip.current = null;
          }}
        />
      </svg>
      <span className="pointer-events-none absolute bottom-0 left-0 bg-wall px-2 py-1 text-small tabular-nums">{name}</span>
    </>
  );
}
