const LATEST_MS = 4000;

/** Calls when the page has come whole and has nothing better to do. @returns a function that takes it back */
export function whenIdle(work: () => void): () => void {
  let handle: number | undefined;
  const soon = () => {
    handle = "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: LATEST_MS }) : Number(setTimeout(work, 200));
  };
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
  return () => {
    window.removeEventListener("load", soon);
    if (handle === undefined) return;
    if ("cancelIdleCallback" in window) cancelIdleCallback(handle);
    else clearTimeout(handle);
  };
}
