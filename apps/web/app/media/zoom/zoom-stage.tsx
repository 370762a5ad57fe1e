import type { Picture as PictureValue } from "@azulejo/contract";
import { useLayoutEffect, useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { colorClass } from "../color-class.ts";
import { type Crop, zoomWidths } from "../picture-rules.ts";
import { useSharpest } from "./use-sharpest.ts";
import { useZoom } from "./use-zoom.ts";
import { fitScale, largestScale, sharpWidth } from "./zoom-rules.ts";

interface Props {
  picture: PictureValue;
  crop: Crop | null;
  name: string;
  /** Address of the picture that the page already shows; null if none. */
  first: string | null;
  onClose: () => void;
}

const button = "flex size-11 items-center justify-center border border-ink bg-wall text-lead disabled:opacity-40";

/** A picture that can be zoomed: whole at first, at most at its original pixels; sharper variants load when needed. */
export function ZoomStage({ picture, crop, name, first, onClose }: Props) {
  const t = useText();
  const size = { width: crop?.width ?? picture.width, height: crop?.height ?? picture.height };
  const { stage, view, closer, farther, press } = useZoom(size);
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const wanted = view && sharpWidth(zoomWidths(picture, crop), size, view.scale, globalThis.devicePixelRatio ?? 1);
  const shown = useSharpest(picture, crop, first, wanted);
  useLayoutEffect(() => {
    if (!frame.current || !image.current || !view) return;
    place(frame.current.style, { ...size, left: view.x, top: view.y }, view.scale);
    const part = shown?.isMaster && crop ? { width: picture.width, height: picture.height, left: -crop.left, top: -crop.top } : size;
    place(image.current.style, { left: 0, top: 0, ...part }, 1);
  });
  const room = stage.current && { width: stage.current.clientWidth, height: stage.current.clientHeight };
  const isWhole = !view || !room || view.scale <= fitScale(size, room) * 1.001;
  const isClosest = !view || !room || view.scale >= largestScale(size, room) * 0.999;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is in the dialog
    <div
      className="relative h-full"
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event.key)) event.preventDefault();
      }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what moves has to be reachable by keyboard */}
      <section ref={stage} tabIndex={0} aria-label={t("zoom.stage", { name })} className="zoom-stage absolute inset-0">
        {shown && (
          <div ref={frame} className="zoom-picture">
            <img ref={image} src={shown.address} alt={name} draggable={false} className={`max-w-none ${colorClass(picture.color)}`} />
          </div>
        )}
      </section>
      <div className="absolute right-3 bottom-3 flex items-center gap-2">
        <output className="bg-wall px-2 py-1 text-small tabular-nums">
          {t("zoom.scale", { percent: Math.round((view?.scale ?? 0) * 100) })}
        </output>
        <button type="button" className={button} disabled={isWhole} onClick={farther} aria-label={t("zoom.out")}>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" className={button} disabled={isClosest} onClick={closer} aria-label={t("zoom.in")}>
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <button type="button" className={`${button} absolute top-3 right-3`} onClick={onClose} aria-label={t("zoom.close")}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

/** Sets an element's size and position in pixels; the content security policy allows no style attributes. */
function place(style: CSSStyleDeclaration, { width, height, left, top }: Crop, scale: number): void {
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
}
