const NAME = "azulejo-session";

/** Opens the channel between this browser's tabs; null if the browser has no BroadcastChannel. */
export const openSessionChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;

/** Tells the other tabs that the session has ended, once this page unloads: by then its cookies are gone. */
export function tellEnded(): void {
  const tell = () => {
    const channel = openSessionChannel();
    channel?.postMessage("ended");
    channel?.close();
  };
  window.addEventListener("pagehide", tell, { once: true });
}
