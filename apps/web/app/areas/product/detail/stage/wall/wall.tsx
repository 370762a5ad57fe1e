import "virtual:words/wall";
import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { MM_PER_FOOT } from "@azulejo/laying/picture-address.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { FEET, NARROW } from "../hero-drawings.ts";
import type { Laying } from "../laying.ts";
import { drawWall } from "./draw-wall.ts";
import { MoveStart, useStart } from "./move-start.tsx";
import { useMaterial } from "./use-material.ts";

interface Props {
  picture: Picture;
  format: PieceFormat;
  laying: Laying;
  /** The picture of the border's color. */
  border: Picture | null;
  /** Called if the material's picture can't be loaded. */
  onFail(): void;
}

/** Maximum pixels per CSS pixel; more couldn't be distinguished, and would take long to draw. */
const MAX_DENSITY = 2;

/** The material with the shopper's layout choices, drawn over the server's picture of the same wall. */
export function Wall({ picture, format, laying, border, onFail }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useBox(canvas);
  const density = Math.min(MAX_DENSITY, globalThis.devicePixelRatio);
  const foot = box?.foot ?? 0;
  const scale = (foot * density) / MM_PER_FOOT;
  const field = useMaterial(picture, format, scale, onFail);
  const second = useMaterial(border, format, scale);
  const moving = useStart(foot);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !box || !field) return;
    const millimeters = (pixels: number) => (pixels * MM_PER_FOOT) / foot;
    setSize(context.canvas, Math.round(box.width * density), Math.round(box.height * density));
    const area = { width: millimeters(box.whole.width), height: millimeters(box.whole.height) };
    const inSight = { width: millimeters(box.width), height: millimeters(box.height) };
    drawWall(context, { picture, format, laying, start: moving.start, area, inSight }, scale, field, second);
  }, [box, field, second, picture, format, laying, moving.start, scale, density, foot]);
  const canMove = !format.chips;
  return (
    <>
      <canvas
        ref={canvas}
        {...(canMove && moving.ofMouse)}
        hidden={!field}
        className={`drawn-wall joint-${laying.joint} ${canMove ? "cursor-grab" : ""}`}
      />
      {canMove && field && <MoveStart moving={moving} />}
    </>
  );
}

/** Sets a canvas's size only if it changes, because setting it clears the canvas and allocates new memory. */
function setSize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

interface Box {
  width: number;
  height: number;
  /** The size of the server's picture; the page shows only a part of it. */
  whole: { width: number; height: number };
  /** Pixels per foot. */
  foot: number;
}

/** Returns the size of the server's picture, which depends on the page's styles, and its visible part. */
function useBox(canvas: { readonly current: HTMLCanvasElement | null }): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const view = canvas.current?.parentElement;
    const shown = view?.querySelector<HTMLElement>(".laid-picture");
    if (!view || !shown) return;
    const measure = () => {
      const whole = { width: shown.offsetWidth, height: shown.offsetHeight };
      const foot = whole.width > NARROW ? FEET.wide : FEET.narrow;
      setBox({ width: Math.min(view.clientWidth, whole.width), height: Math.min(view.clientHeight, whole.height), whole, foot });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(view);
    return () => watch.disconnect();
  }, [canvas]);
  return box && box.width > 0 ? box : null;
}
