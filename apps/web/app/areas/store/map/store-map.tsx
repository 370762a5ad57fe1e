import { Icon, Minus, Plus } from "@azulejo/ui/icon.tsx";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { reloadPage } from "../../../shell/browser/chunk-guard.ts";
import type { MapView, MapWords, OpenedMap } from "./shown.ts";

interface Props extends MapView {
  /** The address of the map service's script, if the visitor chose to show streets. */
  streets: string | null;
  /** The address of the same page with or without streets; null for a shop without a map service. */
  other: string | null;
}

const tool = "flex size-11 items-center justify-center bg-wall hover:bg-paper";
/** The map starts loading when it is this close to the visible area. */
const AHEAD = "200px";

/**
 * The stores on an outline of the country, or on a street map. The list has the same information, so the page is complete without the map.
 */
export function StoreMap({ stores, here, streets, other }: Props) {
  const t = useText();
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const map = useRef<OpenedMap | null>(null);
  const latest = useRef<MapView>({ stores, here });
  const [state, setState] = useState<"waiting" | "ready" | "failed">("waiting");
  latest.current = { stores, here };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; what it shows changes below
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const words = { title: t("stores.mapTitle"), ring: (miles: number) => t("stores.miles", { miles }) };
        open(streets ? { scriptUrl: streets, language } : null, element, words, latest.current)
          .then((opened) => {
            if (isGone) return opened.destroy();
            map.current = opened;
            setState("ready");
          })
          .catch(() => setState("failed"));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      map.current?.destroy();
      map.current = null;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same stores at the same place are drawn once
  useEffect(() => map.current?.show(latest.current), [JSON.stringify([stores, here])]);
  useOwnDocument(streets !== null);
  return (
    <section aria-label={t("stores.map", { count: stores.length })} className={`store-map ${state === "failed" ? "failed" : ""}`}>
      <div ref={stage} className="size-full" />
      {state === "failed" && <p className="p-6 text-ink-soft text-small">{t(streets ? "stores.streetsFailed" : "stores.mapFailed")}</p>}
      {other && state !== "waiting" && (
        <a href={other} data-reload className="map-choice text-small">
          {t(streets ? "stores.outline" : "stores.streets")}
        </a>
      )}
      {state === "ready" && (
        <>
          <MapKey />
          <ZoomButtons onZoom={(steps) => map.current?.zoom(steps)} />
        </>
      )}
    </section>
  );
}

/** Loads the next page as a new document, because the content security policy for streets allows more than other pages need. */
function useOwnDocument(hasStreets: boolean): void {
  useEffect(() => {
    if (!hasStreets) return;
    const { pathname } = location;
    const { dataset } = document.documentElement;
    dataset.reload = "";
    return () => {
      delete dataset.reload;
      if (location.pathname !== pathname) reloadPage();
    };
  }, [hasStreets]);
}

async function open(
  service: { scriptUrl: string; language: string } | null,
  element: HTMLElement,
  words: MapWords,
  shown: MapView,
): Promise<OpenedMap> {
  if (service && !isDocumentWithStreets()) {
    reloadPage();
    return new Promise(() => {});
  }
  if (!service) return (await import("./outline-map.ts")).openOutlineMap(element, words, shown);
  return (await import("./streets/street-map.ts")).openStreetMap(service, element, words, shown);
}

/**
 * Whether this document's content security policy allows the map service, which it does only if its own address asked for streets; the
 * browser's history can lead here from a document without.
 */
function isDocumentWithStreets(): boolean {
  const [document] = performance.getEntriesByType("navigation");
  return !document || new URL(document.name).searchParams.get("map") === "streets";
}

function MapKey() {
  const t = useText();
  return (
    <p className="store-key text-small">
      <span className="store-mark" aria-hidden="true" />
      {t("stores.keyOpen")}
      <span className="store-mark shut" aria-hidden="true" />
      {t("stores.keyClosed")}
    </p>
  );
}

function ZoomButtons({ onZoom }: { onZoom(steps: number): void }) {
  const t = useText();
  return (
    <div className="absolute right-0 bottom-0 flex">
      <button type="button" className={tool} onClick={() => onZoom(1)}>
        <Icon of={Plus} />
        <span className="sr-only">{t("stores.closer")}</span>
      </button>
      <button type="button" className={tool} onClick={() => onZoom(-1)}>
        <Icon of={Minus} />
        <span className="sr-only">{t("stores.farther")}</span>
      </button>
    </div>
  );
}
