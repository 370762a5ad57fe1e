import { type RefObject, useEffect, useReducer, useRef } from "react";
import { fitted, type Point, pan, type Size, STEP, settle, type View, zoomAt } from "./zoom-rules.ts";

/** Pixels by which an arrow key moves the picture. */
const NUDGE = 80;
const TAP_MS = 300;
const TAP_REACH = 24;

export interface Zooming {
  stage: RefObject<HTMLElement | null>;
  /** Null until the stage has been measured. */
  view: View | null;
  closer: () => void;
  farther: () => void;
  /** Handles a key; returns whether the picture uses it. */
  press: (key: string) => boolean;
}

/** Moves and zooms a picture on a stage by wheel, pinch, drag, double tap and keys. */
export function useZoom(picture: Size): Zooming {
  const stage = useRef<HTMLElement>(null);
  const view = useRef<View | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const act = useRef((_change: (view: View, stage: Size) => View) => {});
  act.current = (change) => {
    const box = stage.current;
    if (!box || !view.current) return;
    view.current = change(view.current, { width: box.clientWidth, height: box.clientHeight });
    redraw();
  };
  const { width, height } = picture;

  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const size = { width, height };
    const run = (change: (view: View, room: Size) => View) => act.current(change);
    const stop = listen(box, size, run);
    const observer = new ResizeObserver(() => {
      const room = { width: box.clientWidth, height: box.clientHeight };
      if (room.width === 0 || room.height === 0) return;
      view.current = view.current ? settle(view.current, size, room) : fitted(size, room);
      redraw();
    });
    observer.observe(box);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [width, height]);

  const size = { width, height };
  const step = (times: number) => act.current((now, room) => zoomAt(now, times, { x: room.width / 2, y: room.height / 2 }, size, room));
  const nudge = (dx: number, dy: number) => act.current((now, room) => pan(now, dx, dy, size, room));
  const keys: Record<string, () => void> = {
    "+": () => step(STEP),
    "=": () => step(STEP),
    "-": () => step(1 / STEP),
    "0": () => act.current((_, room) => fitted(size, room)),
    ArrowLeft: () => nudge(NUDGE, 0),
    ArrowRight: () => nudge(-NUDGE, 0),
    ArrowUp: () => nudge(0, NUDGE),
    ArrowDown: () => nudge(0, -NUDGE),
  };
  return {
    stage,
    view: view.current,
    closer: () => step(STEP),
    farther: () => step(1 / STEP),
    press: (key) => {
      keys[key]?.();
      return key in keys;
    },
  };
}

type Run = (change: (view: View, room: Size) => View) => void;

/** Listens to pointers and the wheel; returns a function that stops listening. */
function listen(box: HTMLElement, picture: Size, run: Run): () => void {
  const pointers = new Map<number, Point>();
  let lastTap = { time: 0, x: 0, y: 0 };
  /** Where a single finger went down that hasn't moved and wasn't joined by another: neither a drag nor a pinch. */
  let tapped: Point | null = null;
  const pointOf = (event: MouseEvent): Point => {
    const edge = box.getBoundingClientRect();
    return { x: event.clientX - edge.left, y: event.clientY - edge.top };
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    box.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, pointOf(event));
    tapped = pointers.size === 1 ? pointOf(event) : null;
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    if (tapped && distance(point, tapped) > TAP_REACH) tapped = null;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, point);
    if (!other) return run((view, room) => pan(view, point.x - before.x, point.y - before.y, picture, room));
    const times = distance(point, other) / Math.max(1, distance(before, other));
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    run((view, room) => pan(zoomAt(view, times, middle, picture, room), (point.x - before.x) / 2, (point.y - before.y) / 2, picture, room));
  };
  const up = (event: PointerEvent) => {
    const isLast = pointers.delete(event.pointerId) && pointers.size === 0;
    if (!isLast || !tapped || event.type === "pointercancel") return;
    const point = pointOf(event);
    const isDouble = event.timeStamp - lastTap.time < TAP_MS && distance(point, lastTap) < TAP_REACH;
    lastTap = { time: isDouble ? 0 : event.timeStamp, ...point };
    if (isDouble) run((view, room) => toggled(view, point, picture, room));
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    // Browsers report a pinch on a trackpad as a wheel event with the Ctrl key.
    const pace = event.ctrlKey ? 0.01 : event.deltaMode === 1 ? 0.05 : 0.002;
    run((view, room) => zoomAt(view, Math.exp(-event.deltaY * pace), pointOf(event), picture, room));
  };
  box.addEventListener("pointerdown", down);
  box.addEventListener("pointermove", move);
  box.addEventListener("pointerup", up);
  box.addEventListener("pointercancel", up);
  box.addEventListener("wheel", wheel, { passive: false });
  return () => {
    box.removeEventListener("pointerdown", down);
    box.removeEventListener("pointermove", move);
    box.removeEventListener("pointerup", up);
    box.removeEventListener("pointercancel", up);
    box.removeEventListener("wheel", wheel);
  };
}

/** Zooms in completely, or back to the whole picture. */
function toggled(view: View, point: Point, picture: Size, room: Size): View {
  const whole = fitted(picture, room);
  return view.scale > whole.scale * 1.01 ? whole : zoomAt(view, 1000, point, picture, room);
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
