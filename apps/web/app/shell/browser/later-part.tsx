import { type ComponentType, lazy, memo, Suspense, useEffect } from "react";

declare global {
  interface Window {
    __reactRouterDataRouter?: { subscribe(listener: () => void): () => void };
  }
}

/** The editor speaks to a preview by messages. */
const INPUTS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "message"] as const;

let loadAll = (): void => {};
const needed = new Promise<void>((resolve) => {
  loadAll = resolve;
});

if (typeof window === "undefined") loadAll();
else for (const input of INPUTS) window.addEventListener(input, loadAll, { capture: true, passive: true, once: true });

/**
 * A part of a page whose HTML works without its code, which loads after the page's own.
 * Memoized, because React replaces the HTML of a part that is rendered again before its code has loaded by nothing.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

/** A later part whose code loads with the visitor's first input: for what nobody can reach without scrolling. */
export const partAfterInput = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  laterPart<Props>(async () => {
    await needed;
    return load();
  });

/** Loads the parts that wait for input when data of the page changes, because React shows the change only when it can render all parts. */
export function useLaterParts(): void {
  useEffect(() => window.__reactRouterDataRouter?.subscribe(loadAll), []);
}
