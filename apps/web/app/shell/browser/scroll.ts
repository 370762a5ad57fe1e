import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const WAIT_MS = 100;

/** Runs a function after the delay, unless the returned function cancels it. */
export function afterWait(work: () => void): () => void {
  const timer = setTimeout(work, WAIT_MS);
  return () => clearTimeout(timer);
}

/** How long to wait for a heading, for example in text that is still loading. */
const LATE_MS = 10_000;
/** Events that mean that the reader is scrolling and shouldn't be moved. */
const READING = ["wheel", "touchstart", "keydown"] as const;

/** Scrolls a new page to its top or its hash after 100 ms; restores the position when going back; keeps it while filtering and paging. */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  const places = useRef(new Map<string, number>());
  const current = useRef(key);
  const place = useRef(0);
  useEffect(() => {
    const keep = () => places.current.set(current.current, window.scrollY);
    // The reader may have scrolled before the scripts ran.
    keep();
    window.addEventListener("scroll", keep, { passive: true });
    return () => window.removeEventListener("scroll", keep);
  }, []);
  // Runs before the browser notices that a shorter page can't be scrolled as far; that scroll event would otherwise overwrite the previous
  // page's position.
  useLayoutEffect(() => {
    current.current = key;
    // Scroll events are ignored until the page is at its position; otherwise they would overwrite the position to return to.
    place.current = places.current.get(key) ?? 0;
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own place
  useEffect(() => {
    const { dataset } = document.documentElement;
    const arrives = dataset.arrived === undefined;
    const samePage = before.current === pathname;
    before.current = pathname;
    let stop = () => {};
    const cancel = afterWait(() => {
      if (hash) stop = scrollToHash(hash, arrives ? "instant" : "auto");
      else if (!samePage && type === "POP") stop = returnTo(place.current);
      else if (!samePage) window.scrollTo({ top: 0 });
      dataset.arrived = "";
    });
    return () => {
      cancel();
      stop();
    };
  }, [pathname, hash, key, type]);
}

/** How long to wait until a page that is shown again is as tall as it was. */
const GROWS_MS = 3000;

/**
 * Scrolls to a position and stays there while the page grows: the browser would instead keep the currently visible content in view.
 * @returns a function that stops it
 */
function returnTo(top: number): () => void {
  const { style } = document.documentElement;
  const go = () => window.scrollTo({ top, behavior: "instant" });
  const observer = new ResizeObserver(go);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    style.overflowAnchor = "";
    for (const sign of READING) window.removeEventListener(sign, stop);
  };
  const timer = setTimeout(stop, GROWS_MS);
  style.overflowAnchor = "none";
  go();
  observer.observe(document.body);
  for (const sign of READING) window.addEventListener(sign, stop, { passive: true });
  return stop;
}

/** Scrolls to the element that a hash names, as soon as it exists. @returns a function that stops waiting */
function scrollToHash(hash: string, behavior: ScrollBehavior): () => void {
  const id = idOf(hash);
  const arrive = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior });
    return target !== null;
  };
  if (arrive()) return () => {};
  const observer = new MutationObserver(() => arrive() && stop());
  const timer = setTimeout(() => stop(), LATE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of READING) window.removeEventListener(sign, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["id"] });
  for (const sign of READING) window.addEventListener(sign, stop, { passive: true });
  return stop;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Sets `--scrollbar-width` to the width of the scrollbar, for full-width elements. */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const measure = () => {
      const { documentElement: root } = document;
      root.style.setProperty("--scrollbar-width", `${window.innerWidth - root.clientWidth}px`);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
}
