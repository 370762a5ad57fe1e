import type { Slab } from "@azulejo/contract/areas/slabs.ts";
import type { Viewer } from "openseadragon";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { isForeign } from "../../media/image-address.ts";
import { Picture } from "../../media/picture.tsx";
import { barsAt } from "./zoom-ruler.rules.ts";

/** Tile size in the picture service's image pyramid. */
const TILE_SIZE = 512;
const TILE_OVERLAP = 1;
const PAN = 0.15;
const ZOOM = 1.5;
/** A namespace in which an element called "style" has no effect. */
const NO_STYLE = "http://www.w3.org/1998/Math/MathML";
const button = "flex size-11 items-center justify-center border border-ink bg-wall text-lead";

/** The slab's photograph as zoomable tiles; without scripts or tiles, as a plain picture. */
export function DeepZoom({ slab, name }: { slab: Slab; name: string }) {
  const t = useText();
  const { picture } = slab;
  const stage = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [perMm, setPerMm] = useState<number | null>(null);
  useEffect(() => {
    if (!picture || isForeign(picture) || !stage.current) return;
    const element = stage.current;
    let isGone = false;
    void open(element, picture, (opened, isShown) => {
      if (isGone) return opened.destroy();
      viewer.current = opened;
      if (isShown) setIsReady(true);
      const scale = opened.viewport.viewportToImageZoom(opened.viewport.getZoom());
      setPerMm((scale * picture.width) / slab.widthMm);
    }).catch(() => setIsReady(false));
    return () => {
      isGone = true;
      viewer.current?.destroy();
      viewer.current = null;
    };
  }, [picture, slab.widthMm]);
  const zoom = (factor: number) => {
    viewer.current?.viewport.zoomBy(factor);
    viewer.current?.viewport.applyConstraints();
  };
  const bars = perMm && barsAt(perMm);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is in the viewer
    <div className="deep-zoom relative overflow-hidden bg-paper" onKeyDown={(event) => press(event, viewer.current)}>
      <section
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves has to be reachable by keyboard
        tabIndex={0}
        aria-label={t("zoomPage.stage", { name })}
        className={`absolute inset-0 ${isReady ? "" : "invisible"}`}
      />
      {!isReady && picture && (
        <Picture
          picture={picture}
          alt={t("slab.alt", { name, code: slab.code })}
          sizes="100vw"
          priority
          className="size-full object-contain"
        />
      )}
      {isReady && (
        <>
          {bars && <Ruler {...bars} />}
          <ZoomButtons onZoom={zoom} />
        </>
      )}
    </div>
  );
}

/** Loads the zoom viewer, which only this page needs. @param onChange called when it opens and whenever the scale changes */
async function open(
  element: HTMLElement,
  picture: NonNullable<Slab["picture"]>,
  onChange: (viewer: Viewer, isShown: boolean) => void,
): Promise<void> {
  const { default: OpenSeadragon } = await import("openseadragon");
  keepFocusVisible();
  const viewer = OpenSeadragon({
    element,
    showNavigationControl: false,
    showNavigator: false,
    drawer: "canvas",
    keyboardNavEnabled: false,
    visibilityRatio: 0.6,
    maxZoomPixelRatio: 2,
    tileRetryMax: 3,
    tileRetryDelay: 1500,
    animationTime: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 0.4,
    tileSources: {
      width: picture.width,
      height: picture.height,
      tileSize: TILE_SIZE,
      tileOverlap: TILE_OVERLAP,
      minLevel: 8,
      getTileUrl: (level: number, column: number, row: number) => `${picture.address}/z/${level}/${column}_${row}.webp`,
    },
  });
  viewer.addHandler("open", () => onChange(viewer, true));
  viewer.addHandler("zoom", () => onChange(viewer, false));
  viewer.addHandler("resize", () => onChange(viewer, false));
}

/**
 * The viewer would add a style that hides its focus outline, which the content security policy blocks; it adds none if an element with that
 * id exists.
 */
function keepFocusVisible(): void {
  if (document.querySelector("style[data-openseadragon-mobile-css]")) return;
  const style = document.createElementNS(NO_STYLE, "style");
  style.setAttribute("data-openseadragon-mobile-css", "true");
  document.head.append(style);
}

/** Arrows move, plus and minus zoom, 0 shows the whole slab. */
function press(event: KeyboardEvent, viewer: Viewer | null): void {
  if (!viewer || event.ctrlKey || event.metaKey || event.altKey) return;
  const { viewport } = viewer;
  const step = PAN / viewport.getZoom();
  const act: Record<string, () => void> = {
    ArrowLeft: () => pan(-step, 0),
    ArrowRight: () => pan(step, 0),
    ArrowUp: () => pan(0, -step),
    ArrowDown: () => pan(0, step),
    "+": () => viewport.zoomBy(ZOOM),
    "=": () => viewport.zoomBy(ZOOM),
    "-": () => viewport.zoomBy(1 / ZOOM),
    "0": () => viewport.goHome(),
  };
  const pan = async (x: number, y: number) => {
    const { default: OpenSeadragon } = await import("openseadragon");
    viewport.panBy(new OpenSeadragon.Point(x, y));
    viewport.applyConstraints();
  };
  const chosen = act[event.key];
  if (!chosen) return;
  event.preventDefault();
  chosen();
  viewport.applyConstraints();
}

/** Scale bars with a round length in inches and in centimeters. */
function Ruler(bars: ReturnType<typeof barsAt>) {
  const t = useText();
  return (
    <svg
      className="absolute bottom-3 left-4 bg-wall"
      width={200}
      height={52}
      role="img"
      aria-label={t("zoomPage.ruler", { inches: bars.inches.length, centimeters: bars.centimeters.length })}
    >
      <path d={`M10 17v5h${bars.inches.pixels}v-5M10 35v-5h${bars.centimeters.pixels}v5`} fill="none" stroke="#1d1c1a" />
      <text x={14} y={15} fontSize={13} fill="#1d1c1a">{`${bars.inches.length} in`}</text>
      <text x={14} y={47} fontSize={13} fill="#1d1c1a">{`${bars.centimeters.length} cm`}</text>
    </svg>
  );
}

function ZoomButtons({ onZoom }: { onZoom(factor: number): void }) {
  const t = useText();
  return (
    <div className="absolute right-3 bottom-3 flex gap-2">
      <button type="button" className={button} onClick={() => onZoom(1 / ZOOM)} aria-label={t("zoomPage.out")}>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" className={button} onClick={() => onZoom(ZOOM)} aria-label={t("zoomPage.in")}>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
