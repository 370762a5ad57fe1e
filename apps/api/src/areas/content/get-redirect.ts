import type { content } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { barePath } from "../../domain/bare-path.ts";
import { findRedirect } from "./redirect.rules.ts";

/** The content system's datasource of redirects: `name` is the source, `value` the target. */
export const REDIRECTS = "redirects";

/** Returns the target of an address: a redirect of the content system, else the product with this address in another system. */
export const getRedirect: Verb<typeof content.redirect> = async ({ content: reader, catalog, storefront, language }, { path }) => {
  const redirect = findRedirect(path, await reader.entries(REDIRECTS));
  if (redirect) return redirect;
  return findRedirect(path, await catalog.oldAddresses(storefront.id, language, barePath(path)));
};
