/**
 * If a page is slow, the browser skips the view transition and rejects `ready`, which the router doesn't handle; the page itself is shown
 * anyway.
 */
export function ignoreSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
