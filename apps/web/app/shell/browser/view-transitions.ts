/**
 * A slow page makes the browser skip the transition and reject `ready`, which the router leaves unhandled; the page itself arrives.
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
