import { createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

/** Says that the page has its scripts, as the shop's pages do. */
function Arrived() {
  useEffect(() => {
    document.documentElement.dataset.arrived = "";
  }, []);
  return null;
}

/** A page without content: what React and the router cost by themselves. */
const router = createBrowserRouter([{ path: "*", Component: Arrived }]);
startTransition(() => {
  hydrateRoot(document.getElementById("app") as HTMLElement, createElement(RouterProvider, { router }));
});
