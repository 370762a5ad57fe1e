// @bundle shell
const NAME = "azulejo-session";

/** Opens the channel between this browser's tabs; null if the browser has no BroadcastChannel. */
export const openSessionChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;

/**
 * Tells the other tabs that the session has ended. The response that ended it sets a cookie that the next document reads, so that this also
 * works for a form sent before scripts ran.
 */
export function announceSessionEnd(): void {
  const cookie = /(?:^|; )([\w-]+_ended)=1/.exec(document.cookie)?.[1];
  if (!cookie) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}=; Path=/; Max-Age=0`;
  // Several people may use one device, so personal data is removed.
  localStorage.removeItem("azulejo_orders");
  const channel = openSessionChannel();
  channel?.postMessage("ended");
  channel?.close();
}
