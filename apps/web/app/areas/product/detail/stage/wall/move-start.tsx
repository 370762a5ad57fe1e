import "./wall.css";
import { inches } from "@azulejo/contract/lengths.ts";
import { MM_PER_FOOT } from "@azulejo/laying/picture-address.ts";
import type { Point } from "@azulejo/laying/pieces-within.ts";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useText } from "../../../../../i18n/text.ts";

const MM_PER_INCH = 25.4;
/** How far an arrow key moves the start, without and with Shift. */
const STEP = { usual: MM_PER_INCH / 2, small: MM_PER_INCH / 8 };
const ARROWS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A handle that moves the position of the first piece, by mouse, touch or arrow keys. @param foot pixels per foot */
export function useStart(foot: number) {
  const [start, setStart] = useState<Point>({ x: 0, y: 0 });
  const [isMoving, setMoving] = useState(false);
  const from = useRef<Point | null>(null);
  const held = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const millimeters = MM_PER_FOOT / foot;
      from.current = { x: start.x - event.clientX * millimeters, y: start.y - event.clientY * millimeters };
      setMoving(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      const millimeters = MM_PER_FOOT / foot;
      setStart({ x: from.current.x + event.clientX * millimeters, y: from.current.y + event.clientY * millimeters });
    },
    onPointerUp: () => release(),
    onPointerCancel: () => release(),
  };
  const release = () => {
    from.current = null;
    setMoving(false);
  };
  // A finger on the picture scrolls the page; on touch screens, the button moves the start.
  const ofMouse = {
    ...held,
    onPointerDown: (event: PointerEvent<HTMLElement>) => event.pointerType !== "touch" && held.onPointerDown(event),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== "Home") return;
    event.preventDefault();
    const step = event.shiftKey ? STEP.small : STEP.usual;
    setStart(arrow ? { x: start.x + arrow[0] * step, y: start.y + arrow[1] * step } : { x: 0, y: 0 });
  };
  return { start, setStart, isMoving, held, ofMouse, onKeyDown };
}

type Moving = ReturnType<typeof useStart>;

/** The button that moves the start. */
export function MoveStart({ moving: { start, held, onKeyDown } }: { moving: Moving }) {
  const t = useText();
  const isMoved = start.x !== 0 || start.y !== 0;
  const across = t(start.x < 0 ? "wall.left" : "wall.right", { inches: inches(Math.abs(start.x)) });
  const down = t(start.y < 0 ? "wall.up" : "wall.down", { inches: inches(Math.abs(start.y)) });
  return (
    <>
      <button type="button" {...held} onKeyDown={onKeyDown} aria-describedby="start-moved" className="wall-move">
        <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3" />
        </svg>
        <span className="sr-only">{t("wall.move")}</span>
      </button>
      <p id="start-moved" aria-live="polite" className="sr-only">
        {isMoved && t("wall.moved", { across, down })}
      </p>
    </>
  );
}
