import { type Language, languages } from "@azulejo/contract/vocabulary.ts";

/** How a storefront's addresses include the language; part of its settings. */
export interface LanguageRouting {
  routing: "prefix" | "prefix_except_default" | "prefix_and_default" | "no_prefix";
  defaultLocale: Language;
  locales: { code: Language; domain: string | null }[];
  rootRedirect: string | { path: string; statusCode: number } | null;
}

/** What a request tells about the visitor's language. */
export interface Arrival {
  path: string;
  host: string;
  /** Value of the cookie `i18n_redirected`. */
  cookie: string | null;
  acceptLanguage: string | null;
}

export type Landing =
  | { kind: "page"; language: Language; path: string }
  | { kind: "redirect"; to: string; status: number; language: Language }
  /** An address without its required language that matches no page. */
  | { kind: "unknown"; language: Language; path: string };

export const LANGUAGE_COOKIE = "i18n_redirected";
const known = (code: string | undefined | null): Language | undefined => languages.find((language) => language === code);

/** Removes the language from an address; the rest has no leading slash. */
export function splitAddress(path: string): { prefix: Language | undefined; rest: string } {
  const [, first = "", rest = ""] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
  const prefix = known(first);
  return prefix ? { prefix, rest } : { prefix: undefined, rest: path.slice(1) };
}

/** Chooses the language by the cookie, then the browser's languages in order, then the storefront's default. */
export function chooseLanguage(routing: LanguageRouting, { cookie, acceptLanguage }: Pick<Arrival, "cookie" | "acceptLanguage">): Language {
  const served = (code: Language | undefined) => (routing.locales.some((one) => one.code === code) ? code : undefined);
  const wanted = (acceptLanguage ?? "").split(",").map((tag) => (tag.split(";")[0] ?? "").trim().toLowerCase().split("-")[0]);
  return served(known(cookie)) ?? wanted.map((code) => served(known(code))).find(Boolean) ?? routing.defaultLocale;
}

/** Returns the address of a page (its path without the language and a leading slash) in a language. */
export function addressOf(routing: LanguageRouting, language: Language, path: string): string {
  const domain = routing.locales.find((one) => one.code === language)?.domain;
  if (domain) return `https://${domain}/${path}`;
  const bare = routing.routing === "no_prefix" || (routing.routing !== "prefix" && language === routing.defaultLocale);
  return bare ? `/${path}` : `/${language}/${path}`;
}

/**
 * Returns the address for the language switch: if addresses have no language prefix, it names the language once, which is then remembered.
 */
export const switchAddress = (routing: LanguageRouting, language: Language, path: string): string =>
  routing.routing === "no_prefix" ? `/${language}/${path}` : addressOf(routing, language, path);

/**
 * Decides what a request's address means under the storefront's language settings.
 * @param isPage whether a path without language leads to a page
 */
export function land(routing: LanguageRouting, arrival: Arrival, isPage: (path: string) => boolean): Landing {
  const { prefix, rest } = splitAddress(arrival.path);
  const ofHost = routing.locales.find((one) => one.domain === arrival.host)?.code;
  const chosen = ofHost ?? chooseLanguage(routing, arrival);
  const move = (language: Language, path: string, status = 302): Landing => ({
    kind: "redirect",
    to: addressOf(routing, language, path),
    status,
    language,
  });
  if (arrival.path === "/" && routing.rootRedirect !== null) return rootRedirect(routing.rootRedirect, chosen, move);
  if (ofHost) return prefix ? move(prefix, rest) : { kind: "page", language: ofHost, path: rest };
  switch (routing.routing) {
    case "no_prefix":
      return prefix ? move(prefix, rest) : { kind: "page", language: chosen, path: rest };
    case "prefix":
      if (prefix) return { kind: "page", language: prefix, path: rest };
      return isPage(rest) ? move(chosen, rest) : { kind: "unknown", language: chosen, path: rest };
    case "prefix_except_default":
      if (prefix === routing.defaultLocale) return move(prefix, rest);
      break;
    case "prefix_and_default":
      break;
  }
  if (prefix) return { kind: "page", language: prefix, path: rest };
  if (rest === "" && chosen !== routing.defaultLocale) return move(chosen, "");
  return { kind: "page", language: routing.defaultLocale, path: rest };
}

function rootRedirect(
  target: NonNullable<LanguageRouting["rootRedirect"]>,
  language: Language,
  move: (language: Language, path: string, status?: number) => Landing,
): Landing {
  const { path, statusCode } = typeof target === "string" ? { path: target, statusCode: 302 } : target;
  return move(language, path.replace(/^\/+/, ""), statusCode);
}
