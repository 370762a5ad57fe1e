import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import type { SceneCell } from "../../media/scene-cell.ts";
import { type GalleryChoices, queryOf } from "../../routing/gallery-address.ts";

export interface LoadedScenes {
  scenes: SceneCell[];
  page: number;
  pages: number;
  choices: GalleryChoices;
  canonical: string;
}

interface Kept {
  query: string;
  page: number;
  scroll: number;
}

const KEY = "gallery";

/** Scenes of the pages loaded so far. */
interface Loaded {
  query: string;
  page: number;
  scenes: SceneCell[];
}

/**
 * Keeps filters, loaded pages and scroll position while the visitor is on other pages, as long as the tab is open. Filters in an address
 * take precedence over the kept ones.
 */
export function useKeptGallery(list: LoadedScenes) {
  const query = queryOf(list.choices);
  const fetcher = useFetcher<LoadedScenes>();
  const navigate = useNavigate();
  const location = useLocation();
  const [loaded, setLoaded] = useState<Loaded>({ query, page: list.page, scenes: list.scenes });
  const [wanted, setWanted] = useState(list.page);
  const scroll = useRef<number | null>(null);
  const isKeeping = useRef(false);
  // Other filters, or an address with another page, start anew.
  const isSame = loaded.query === query && loaded.page >= list.page;
  const current = isSame ? loaded : { query, page: list.page, scenes: list.scenes };
  if (!isSame) {
    setLoaded(current);
    setWanted(list.page);
  }

  // Once, when the visitor arrives.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are the visitor's own
  useEffect(() => {
    const kept = read();
    isKeeping.current = true;
    if (!kept || list.page > 1 || (query !== "" && kept.query !== query)) return;
    if (kept.query !== query) {
      if (location.hash === "") navigate(kept.query, { replace: true });
      else return;
    }
    scroll.current = kept.scroll;
    setWanted(kept.page);
  }, []);

  useEffect(() => {
    if (wanted > current.page && current.page < list.pages && fetcher.state === "idle")
      void fetcher.load(`${list.canonical}${query ? "&" : "?"}page=${current.page + 1}`);
  }, [wanted, current.page, list.pages, list.canonical, query, fetcher]);

  const next = fetcher.data;
  useEffect(() => {
    if (!next || queryOf(next.choices) !== query) return;
    setLoaded((before) =>
      before.query === query && next.page === before.page + 1
        ? { query, page: next.page, scenes: [...before.scenes, ...next.scenes] }
        : before,
    );
  }, [next, query]);

  useLayoutEffect(() => {
    const isComplete = current.page >= Math.min(wanted, list.pages);
    if (scroll.current === null || !isComplete) return;
    const top = scroll.current;
    scroll.current = null;
    requestAnimationFrame(() => window.scrollTo({ top, behavior: "instant" }));
  });

  useEffect(() => {
    const keep = () => {
      if (!isKeeping.current || scroll.current !== null) return;
      write({ query, page: current.page, scroll: Math.round(window.scrollY) });
    };
    keep();
    window.addEventListener("scroll", keep, { passive: true });
    return () => window.removeEventListener("scroll", keep);
  }, [query, current.page]);

  return { ...current, pages: list.pages, isLoading: fetcher.state !== "idle", loadMore: () => setWanted(current.page + 1) };
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept && typeof kept.query === "string" && Number.isInteger(kept.page) && Number.isFinite(kept.scroll) ? kept : null;
  } catch {
    return null;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be full or blocked; the gallery then starts at the top.
  }
}
