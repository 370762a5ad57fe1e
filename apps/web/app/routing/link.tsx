import type { RefAttributes } from "react";
import { type LinkProps, Link as RouterLink, useLocation } from "react-router";

type Props = Omit<LinkProps, "discover"> & RefAttributes<HTMLAnchorElement>;

/** Absolute paths, and queries of the page itself. The router would change only `//`, `/.` and an empty query or hash. */
const isPlain = (to: LinkProps["to"]): to is string => typeof to === "string" && /^[/?]/.test(to) && !/\/[/.]|\?#|[?#]$/.test(to);

function BrowserLink(props: Props) {
  return <RouterLink discover="none" {...props} />;
}

/** The same HTML, without what only the browser needs. The router would match the page's routes again for each link. */
function ServerLink(props: Props) {
  const { pathname } = useLocation();
  if (!isPlain(props.to)) return <BrowserLink {...props} />;
  const { to, onClick, prefetch, relative, reloadDocument, replace, mask, state, preventScrollReset, viewTransition, ...rest } = props;
  const { defaultShouldRevalidate, ...attributes } = rest;
  return <a {...attributes} href={props.to.startsWith("?") ? pathname + props.to : props.to} />;
}

/** A link that the browser follows without loading the whole page. It discovers no routes, because all are known from the start. */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;
