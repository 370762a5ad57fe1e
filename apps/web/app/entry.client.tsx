import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepMessages } from "./i18n/text.ts";
import { guardChunks } from "./shell/browser/chunk-guard.ts";
import { ignoreSkippedTransitions } from "./shell/browser/view-transitions.ts";

guardChunks();
ignoreSkippedTransitions();
const spanish = document.documentElement.lang.startsWith("es");
try {
  const { default: messages } = spanish ? await import("virtual:messages/es") : await import("virtual:messages/en");
  keepMessages(spanish ? "es" : "en", messages);
} catch (error) {
  // If messages fail to load, the server's HTML stays readable; only parts rendered in the browser lack text.
  console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`);
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
