const NAME = "azulejo-session";

/** Opens the channel between this browser's tabs; null if the browser has no BroadcastChannel. */
export const openSessionChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;

/**
 * Tells the other tabs that the session has ended. The answer that ended it leaves a cookie for the document that follows, so that this
 * works for a form that was sent before scripts, too.
 */
export function tellEnded(): void {
  const cookie = /(?:^|; )([\w-]+_ended)=1/.exec(document.cookie)?.[1];
  if (!cookie) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}=; Path=/; Max-Age=0`;
  // A device may have several people.
  localStorage.removeItem("azulejo_orders");
  const channel = openSessionChannel();
  channel?.postMessage("ended");
  channel?.close();
}
