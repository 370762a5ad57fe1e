import { Icon, Minus, Plus } from "@azulejo/ui/icon.tsx";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import type { OpenedMap, Shown } from "./open-map.ts";

const tool = "flex size-11 items-center justify-center bg-wall hover:bg-paper";
/** Starts loading shortly before it is seen. */
const AHEAD = "200px";

/** The stores on an outline of the country. The list says the same, so the page is whole without the map. */
export function StoreMap({ stores, here }: Shown) {
  const t = useText();
  const stage = useRef<HTMLDivElement>(null);
  const map = useRef<OpenedMap | null>(null);
  const latest = useRef<Shown>({ stores, here });
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
        import("./open-map.ts")
          .then(({ openMap }) => openMap(element, words, latest.current))
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
  return (
    <section aria-label={t("stores.map", { count: stores.length })} className={`store-map ${state === "failed" ? "failed" : ""}`}>
      <div ref={stage} className="size-full" />
      {state === "failed" && <p className="p-6 text-ink-soft text-small">{t("stores.mapFailed")}</p>}
      {state === "ready" && (
        <>
          <p className="store-key text-small">
            <span className="store-mark" aria-hidden="true" />
            {t("stores.keyOpen")}
            <span className="store-mark shut" aria-hidden="true" />
            {t("stores.keyClosed")}
          </p>
          <div className="absolute right-0 bottom-0 flex">
            <button type="button" className={tool} onClick={() => map.current?.zoom(1)}>
              <Icon of={Plus} />
              <span className="sr-only">{t("stores.closer")}</span>
            </button>
            <button type="button" className={tool} onClick={() => map.current?.zoom(-1)}>
              <Icon of={Minus} />
              <span className="sr-only">{t("stores.farther")}</span>
            </button>
          </div>
        </>
      )}
    </section>
  );
}
