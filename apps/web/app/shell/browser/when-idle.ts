const LATEST_MS = 4000;

/** Calls back when the page has loaded and is idle. @returns a function that cancels it */
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
