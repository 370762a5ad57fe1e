import type { Language } from "@azulejo/contract";
import { data, type Params, redirect } from "react-router";
import { localisedPath } from "../i18n/locale-routing.ts";
import { textOf } from "../i18n/messages.server.ts";
import type { ReadContext } from "../request/environment.server.ts";
import { shopHead } from "../request/shop-head.server.ts";
import { localeRouting } from "./routing-config.ts";

export interface GuardArguments {
  context: ReadContext;
  language: Language;
  url: URL;
  params: Params;
}

type Guard = (visit: GuardArguments) => void | Promise<void>;

/** A page's own check failed: 404 with the specification's sentence. */
export function pageNotFound(language: Language, url: URL) {
  const path = url.pathname + url.search;
  return data({ message: textOf(language)("errors.pageNotFound", { path }) }, { status: 404 });
}

const registry: Record<string, Guard> = {
  /** Nobody can sign in yet, so everybody is sent to the sign-in page. */
  private: ({ language, url }) => {
    const returnTo = encodeURIComponent(url.pathname + url.search);
    throw redirect(`${localisedPath(localeRouting, language, "account/login")}?returnTo=${returnTo}`);
  },
  business: ({ language, url }) => {
    throw pageNotFound(language, url);
  },
  "product-list-page": async ({ context, language, url, params }) => {
    const slug = (params["*"] ?? "").replace(/\/+$/, "");
    const { listings } = await shopHead(context);
    if (!listings.some(({ slugs, path }) => slugs[language] === slug || path === slug)) throw pageNotFound(language, url);
  },
  /** The product's own loader asks for it, sends old slugs on, and answers with `pageNotFound`. */
  "product-detail-page": () => {},
  "slabs-list-page": ({ language, url }) => {
    throw pageNotFound(language, url);
  },
};

/** Runs a page's guards in their order. @throws a redirect or a 404; an error when a guard's name is unknown */
export async function runGuards(names: readonly string[], visit: GuardArguments): Promise<void> {
  for (const name of names) {
    const guard = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (!guard) throw new Error(`Unknown route middleware: '${name}'.`);
    await guard(visit);
  }
}
