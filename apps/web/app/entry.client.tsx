import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { announceSessionEnd } from "./areas/account/session/session-channel.ts";
import { keepMessages } from "./i18n/text.ts";
import { guardChunks } from "./shell/browser/chunk-guard.ts";
import { ignoreSkippedTransitions } from "./shell/browser/view-transitions.ts";

guardChunks();
announceSessionEnd();
ignoreSkippedTransitions();
const spanish = document.documentElement.lang.startsWith("es");
const formats = loadFormats();
try {
  const { default: messages } = spanish
    ? await import("virtual:messages/es/product+shell")
    : await import("virtual:messages/en/product+shell");
  keepMessages(spanish ? "es" : "en", messages);
} catch (error) {
  // If texts fail to load, the server's HTML stays readable; only parts rendered in the browser lack text.
  console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`);
}
await formats;
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** Using a format for the first time takes as long as the whole hydration, so it is done in a separate task while the texts load. */
async function loadFormats(): Promise<void> {
  const task = () => new Promise((resolve) => setTimeout(resolve));
  await task();
  new Intl.NumberFormat(spanish ? "es" : "en").format(0);
  await task();
}
