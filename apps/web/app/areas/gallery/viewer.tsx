import type { SceneDetail } from "@azulejo/contract/areas/gallery.ts";
import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { InScene } from "../../media/in-scene.tsx";
import { Picture } from "../../media/picture.tsx";
import { type GalleryChoices, queryOf, scenePath } from "../../routing/gallery-address.ts";
import { useAddress } from "../../routing/use-address.ts";
import { layingOn } from "./surface-piece.rules.ts";
import { directionOf } from "./swipe.rules.ts";

interface Props {
  detail: SceneDetail;
  choices: GalleryChoices;
  /** The tile shown on the scene's surface in place of the original one. */
  tile?: ProductCard | null;
  active: string | null;
  onActive: (product: string | null) => void;
  /** Set if the scene is opened inside the wall: its neighbors open there too. */
  within?: { open: (code: string) => void; close: () => void };
}

const SIZES = "(min-width: 64rem) 67vw, 100vw";

/** The picture with its hot spots. Arrow keys and swipes go to the neighbors, Escape goes back to the list. */
export function Viewer({ detail, choices, tile, active, onActive, within }: Props) {
  const t = useText();
  const address = useAddress();
  const { scene, products, previous, next, position, total } = detail;
  const list = `${address("gallery")}${queryOf(choices)}`;
  const addressOfScene = (code: string | null) => code && address(scenePath(code, choices));
  const navigate = useNavigate();
  const isMoving = useNavigation().state !== "idle";
  const open = (code: string | null) => {
    if (code === null) return;
    if (within) within.open(code);
    // Goes back to the list, however many scenes were viewed. While the next scene is loading, its neighbors are unknown.
    else if (!isMoving) void navigate(address(scenePath(code, choices)), { replace: true });
  };
  const go = useViewerKeys(
    (direction) => open(direction === "previous" ? previous : next),
    () => (within ? within.close() : void navigate(list)),
  );
  const start = useRef<{ x: number; y: number } | null>(null);
  const isTall = scene.picture.height > scene.picture.width;
  return (
    <section className="viewer" aria-label={t("gallery.viewer")}>
      <figure
        className={isTall ? "tall" : ""}
        onTouchStart={({ touches }) => {
          const touch = touches.item(0);
          start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
        }}
        onTouchEnd={({ changedTouches }) => {
          const touch = changedTouches.item(0);
          if (start.current && touch) go(directionOf(start.current, { x: touch.clientX, y: touch.clientY }));
          start.current = null;
        }}
      >
        <div className="framed">
          <Picture key={scene.code} picture={scene.picture} alt={scene.alt} sizes={SIZES} priority />
          {tile?.picture && scene.surface && (
            <InScene scene={scene.picture} surface={scene.surface} picture={tile.picture} {...layingOn(tile)} sizes={SIZES} />
          )}
          <HotSpots products={products} active={active} onActive={onActive} />
        </div>
      </figure>
      <nav aria-label={t("gallery.scenes")} className="viewer-nav">
        {position > 0 && (
          <span className="px-3 text-small tabular-nums" aria-hidden="true">
            {t("gallery.position", { position, total })}
          </span>
        )}
        <Step to={addressOfScene(previous)} onOpen={within && (() => open(previous))} label={t("gallery.previous")} path="M15 5l-7 7 7 7" />
        <Step to={addressOfScene(next)} onOpen={within && (() => open(next))} label={t("gallery.next")} path="M9 5l7 7-7 7" />
        <Step to={list} onOpen={within?.close} label={t("gallery.close")} path="M6 6l12 12M18 6L6 18" isPushed />
      </nav>
      <p className="sr-only" role="status">
        {position > 0 && t("gallery.status", { title: scene.title, position, total })}
      </p>
    </section>
  );
}

interface StepProps {
  to: string | null;
  /** Opens a neighbor without leaving the page. */
  onOpen: (() => void) | undefined;
  label: string;
  path: string;
  isPushed?: boolean;
}

function Step({ to, onOpen, label, path, isPushed = false }: StepProps) {
  if (to === null)
    return (
      <span className="off" aria-hidden="true">
        <Icon path={path} />
      </span>
    );
  return (
    <a
      href={to}
      {...(!isPushed && { "data-replace": true })}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (!onOpen) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon path={path} />
    </a>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d={path} />
  </svg>
);

type Direction = "previous" | "next";

/** Listens for keys wherever the focus is, except in text fields or while something else is open. */
function useViewerKeys(open: (direction: Direction) => void, close: () => void): (direction: Direction | null) => void {
  const go = (direction: Direction | null) => {
    if (direction) open(direction);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.closest("input, select, textarea, dialog, [popover], [role=listbox], [contenteditable]"))
        return;
      if (document.querySelector("dialog[open]")) return;
      if (key === "ArrowLeft") go("previous");
      else if (key === "ArrowRight") go("next");
      else if (key === "Escape") close();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
  return go;
}

type SpotsProps = Pick<Props, "active" | "onActive"> & Pick<SceneDetail, "products">;

/** Numbered markers on the products of the scene. */
function HotSpots({ products, active, onActive }: SpotsProps) {
  const t = useText();
  return (
    <svg className="spots">
      {products.map(({ card, x, y }, index) => (
        <svg key={card.code} x={`${x * 100}%`} y={`${y * 100}%`} overflow="visible">
          <a
            href={`#part-${index + 1}`}
            aria-label={t("gallery.spot", { number: index + 1, name: card.name })}
            className={active === card.code ? "on" : ""}
            onFocus={() => onActive(card.code)}
            onMouseEnter={() => onActive(card.code)}
          >
            <rect x="-14" y="-14" width="28" height="28" />
            <text textAnchor="middle" dy="5">
              {index + 1}
            </text>
          </a>
        </svg>
      ))}
    </svg>
  );
}
