import { type ComponentType, lazy, memo, Suspense, useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * Events that count as input. The editor sends messages to a preview. A hash typed into the address bar, or the browser's back button,
 * renders the page again without any other input, and React would then remove parts whose code hasn't loaded.
 */
const INPUTS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "message", "popstate"] as const;

/** Loads the parts that wait for input. */
export let loadParts = (): void => {};
const needed = new Promise<void>((resolve) => {
  loadParts = resolve;
});

const isServer = typeof window === "undefined";
// A visitor may have tapped something before this code loaded.
if (isServer || navigator.userActivation?.hasBeenActive) loadParts();
else for (const input of INPUTS) window.addEventListener(input, loadParts, { capture: true, passive: true, once: true });

const untilIdle = (extraMs: number) => new Promise<void>((resolve) => whenIdle(() => setTimeout(resolve, extraMs)));

/**
 * A part of a page whose HTML works without its code, which loads after the page's own. Memoized, because if React renders such a part
 * again before its code has loaded, it removes the HTML.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: (await loadOnline(load)) as ComponentType<object> }));
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

/** Without a connection a part keeps its HTML, and its code is loaded once there is one again. */
async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isServer || navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return load();
  }
}

/** A later part whose code loads at the visitor's first input. @param isNeededNow whether the part runs code before that */
export const partAfterInput = <Props extends object>(load: () => Promise<ComponentType<Props>>, isNeededNow = () => false) =>
  laterPart<Props>(async () => {
    if (isServer || !isNeededNow()) await needed;
    return load();
  });

/** A later part whose code loads when the page is idle, or earlier at the first input. @param extraMs additional time that it can wait */
export const partWhenIdle = <Props extends object>(load: () => Promise<ComponentType<Props>>, extraMs = 0) =>
  laterPart<Props>(async () => {
    await (isServer ? needed : Promise.race([needed, untilIdle(extraMs)]));
    return load();
  });

/**
 * Loads the parts at once for a visitor who is signed in or has a store, because the parts show personal data such as the stock at their
 * store.
 */
export function useLaterParts(isKnown: boolean): void {
  useEffect(() => {
    if (isKnown) loadParts();
  }, [isKnown]);
}
