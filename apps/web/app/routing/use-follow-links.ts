import { useLayoutEffect } from "react";
import { useNavigate, useSubmit } from "react-router";
import { sent } from "../shell/browser/sent-form.ts";
import { documentOf, opensInPlace } from "./opens-in-place.ts";

/** Links that the browser handles itself: new windows, downloads, and links marked with `data-reload`. */
const NOT_OURS = ":not([target]:not([target=_self]), [download], [method=dialog], [data-reload], [data-reload] *)";

/** The group of pages that this document can show. */
let shown: string | undefined;

/**
 * Follows the document's links and sends its forms without loading another document. Attributes of a link, a form or an element around it
 * change this: `data-reload` leaves it to the browser, `data-replace` replaces the page in the history, and `data-fade` fades in the next
 * page.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  // Runs right after hydration, before a visitor can tap anything.
  useLayoutEffect(() => {
    shown ??= documentOf(location);
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      sent.form = null;
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.closest("[data-replace]") !== null || link.href === location.href,
        viewTransition: link.closest("[data-fade]") !== null,
      });
    };
    const send = (event: SubmitEvent) => {
      sent.form = event.target as HTMLFormElement;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      void submit((event.submitter ?? event.target) as HTMLFormElement, { action: action.pathname + action.search });
    };
    document.addEventListener("click", follow);
    document.addEventListener("submit", send);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("submit", send);
    };
  }, [navigate, submit]);
}

/** Returns the clicked link if it leads to another page that this document can show. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href]${NOT_OURS}`);
  const isPlaceOnPage = link?.hash && link.pathname + link.search === location.pathname + location.search;
  return link && !isPlaceOnPage && opensInPlace(link, location.origin, shown ?? "") ? link : null;
}

/** Returns the address to which a form is sent, if it belongs to the shop. */
function actionOf({ target, submitter, defaultPrevented }: SubmitEvent): URL | null {
  const form = target as HTMLFormElement;
  if (defaultPrevented || !form.matches(NOT_OURS) || submitter?.matches("[data-reload]")) return null;
  const action = new URL(submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", location.href);
  return action.origin === location.origin ? action : null;
}
