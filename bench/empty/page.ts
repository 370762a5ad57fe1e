import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

/** A page without content: what React and the router cost by themselves. */
const router = createBrowserRouter([{ path: "*", element: null }]);
startTransition(() => {
  hydrateRoot(document.getElementById("app") as HTMLElement, createElement(RouterProvider, { router }));
});
