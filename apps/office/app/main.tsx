import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { BASE } from "./call/load.ts";
import { listenToKeys } from "./frame/keys/listen.ts";
import { guardBuild } from "./frame/outdated/outdated-office.ts";
import { preferredLanguage, setLanguage } from "./i18n/language.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { routes } from "./routes.tsx";
import "./app.css";

const LONGEST_FOR_FONTS_MS = 1000;

/** Loads the fonts, so that no line moves when they arrive; a slow network delays the page only a little. */
const loadFonts = () =>
  Promise.race([
    Promise.allSettled(['1em "Instrument Sans Variable"', '1em "Newsreader Variable"'].map((font) => document.fonts.load(font))),
    new Promise((resolve) => setTimeout(resolve, LONGEST_FOR_FONTS_MS)),
  ]);

guardBuild();
const fonts = loadFonts();
const language = preferredLanguage();
await loadMessages(language);
setLanguage(language);
listenToKeys();

const place = document.getElementById("office");
if (!place) throw new Error("the document has no place for the office");
const router = createBrowserRouter(routes, { basename: BASE });
await fonts;
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
