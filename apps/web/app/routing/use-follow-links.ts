import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Follows links to pages of the shop without loading a document, for HTML whose links are plain. */
export function useFollowLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isFollowed(event, link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { viewTransition: true });
  };
}

/** Leaves new windows, files, other sites and places in the same page to the browser. */
function isFollowed(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || link.target || link.hasAttribute("download") || link.hasAttribute("data-document"))
    return false;
  if (link.origin !== location.origin || /^\/(?:assets|api)\/|\.\w+$/.test(link.pathname)) return false;
  return link.hash === "" || link.pathname !== location.pathname || link.search !== location.search;
}
