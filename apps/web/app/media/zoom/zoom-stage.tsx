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
  onClose: () => void;
}

const button = "flex size-11 items-center justify-center border border-ink bg-wall text-lead disabled:opacity-40";

/** A picture to look at closely: whole at first, at most at the master's own pixels, sharper variants as they are needed. */
export function ZoomStage({ picture, crop, name, onClose }: Props) {
  const t = useText();
  const size = { width: crop?.width ?? picture.width, height: crop?.height ?? picture.height };
  const { stage, view, closer, farther, press } = useZoom(size);
  const image = useRef<HTMLImageElement>(null);
  const wanted = view && sharpWidth(zoomWidths(picture, crop), size, view.scale, globalThis.devicePixelRatio ?? 1);
  const address = useSharpest(picture, crop, wanted);
  useLayoutEffect(() => {
    const style = image.current?.style;
    if (!style || !view) return;
    style.width = `${size.width}px`;
    style.height = `${size.height}px`;
    style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
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
        {address && (
          <img ref={image} src={address} alt={name} draggable={false} className={`zoom-picture max-w-none ${colorClass(picture.color)}`} />
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
