import { Icon, Minus, Plus } from "@azulejo/ui/icon.tsx";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { reloadPage } from "../../../shell/browser/chunk-guard.ts";
import type { MapView, MapWords, OpenedMap } from "./shown.ts";

interface Props extends MapView {
  /** The script of the map service, if the visitor asked for its streets. */
  streets: string | null;
  /** Where the same page has streets, or has them no longer; null for a shop without a map service. */
  other: string | null;
}

const tool = "flex size-11 items-center justify-center bg-wall hover:bg-paper";
/** Starts loading shortly before it is seen. */
const AHEAD = "200px";

/** The stores on an outline of the country, or on streets. The list says the same, so the page is whole without the map. */
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

/** The next page loads as a document, because the policy for streets allows more than any other page needs. */
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

/** The policy of the document allows the map service only if its own address asked for streets; history can lead here from another one. */
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
