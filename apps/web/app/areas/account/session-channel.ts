const NAME = "azulejo-session";

/** All pages of this browser that show the same session; null where the browser has no such channel. */
export const openSessionChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;

/** Tells the other pages that the session is over, when this one is left for the answer: by then its cookies are gone. */
export function tellEnded(): void {
  const tell = () => {
    const channel = openSessionChannel();
    channel?.postMessage("ended");
    channel?.close();
  };
  window.addEventListener("pagehide", tell, { once: true });
}
