import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** Follows the plain links inside an element to pages of the shop without loading a document. */
export function useFollowLinks(element: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const part = element.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !isFollowed(event, link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { viewTransition: true });
    };
    part?.addEventListener("click", follow);
    return () => part?.removeEventListener("click", follow);
  }, [element, navigate]);
}

/** Leaves new windows, files, other sites and places in the same page to the browser. */
function isFollowed(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return false;
  if (link.origin !== location.origin || /^\/(?:assets|api)\/|\.\w+$/.test(link.pathname)) return false;
  return link.hash === "" || link.pathname !== location.pathname || link.search !== location.search;
}
