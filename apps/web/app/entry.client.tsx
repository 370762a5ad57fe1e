import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepMessages } from "./i18n/text.ts";
import { guardChunks } from "./shell/chunk-guard.ts";

guardChunks();
const spanish = document.documentElement.lang.startsWith("es");
try {
  const { default: messages } = spanish ? await import("virtual:messages/es") : await import("virtual:messages/en");
  keepMessages(spanish ? "es" : "en", messages);
} catch (error) {
  // The page as the server sent it stays readable; only what changes in the browser has no words.
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
