import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { BASE } from "./call/load.ts";
import { listenToKeys } from "./frame/keys/listen.ts";
import { preferredLanguage, setLanguage } from "./i18n/language.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { routes } from "./routes.tsx";
import "./app.css";

const language = preferredLanguage();
await loadMessages(language);
setLanguage(language);
listenToKeys();

const place = document.getElementById("office");
if (!place) throw new Error("the document has no place for the office");
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes, { basename: BASE })} />
  </StrictMode>,
);
