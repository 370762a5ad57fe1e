import { type HTMLElement, parse } from "node-html-parser";

/** A page as seen by a visitor without scripts. */
export interface ReadPage {
  address: string;
  status: number;
  location: string | null;
  html: string;
  document: HTMLElement;
  headers: Headers;
}

/** Reads one page without following redirects. */
export async function readPage(origin: string, address: string, headers: Record<string, string> = {}): Promise<ReadPage> {
  const ask = () => fetch(origin + address, { redirect: "manual", headers });
  // Retries once, because the server may just have closed a connection that was idle while pages were checked.
  const response = await ask().catch(ask);
  const html = await response.text();
  return {
    address,
    status: response.status,
    location: response.headers.get("location"),
    html,
    document: parse(html),
    headers: response.headers,
  };
}

const words: Record<string, Set<string>> = {
  en: new Set(
    "the and of to is for with that you it are from this your which when not what how they was have has can their there".split(" "),
  ),
  es: new Set(
    "el los las que y con para por una del al es son como más pero su sus qué cómo cuando está hay lo le les muy ya sin sobre".split(" "),
  ),
};
/** Minimum number of typical words in a text to detect its language. */
const LEAST_WORDS = 9;

/** Returns texts in another language than the page's; skips elements with their own `lang`. */
export function foreignTexts({ document }: ReadPage, language: "en" | "es"): string[] {
  const own = words[language] ?? new Set();
  const other = words[language === "en" ? "es" : "en"] ?? new Set();
  const count = (text: string, from: Set<string>) => text.split(/[^\p{L}]+/u).filter((word) => from.has(word.toLowerCase())).length;
  for (const element of document.querySelectorAll("[lang], script, style")) {
    if (element.tagName !== "HTML" && element.getAttribute("lang") !== language) element.remove();
  }
  return document
    .querySelectorAll("p, li, td, th, h1, h2, h3, figcaption, summary, dd, label, button, blockquote")
    .filter((element) => element.querySelector("p, li, h2, h3, td") === null)
    .map((element) => element.textContent.replace(/\s+/g, " ").trim())
    .filter((text) => text.split(" ").length >= LEAST_WORDS && count(text, other) > count(text, own) + 1);
}

/** Returns this site's addresses that a page links to, without fragments. */
export const linksOf = ({ document }: ReadPage, origin: string): string[] =>
  document
    .querySelectorAll("a[href]")
    .map((link) => (link.getAttribute("href") ?? "").replace(/&amp;/g, "&").replace(origin, "").split("#")[0] ?? "")
    .filter((href) => /^\/(?!\/)/.test(href));

export const headOf = ({ document }: ReadPage) => ({
  title: document.querySelector("title")?.textContent ?? "",
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
  robots: document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "",
  alternates: Object.fromEntries(
    document.querySelectorAll('link[rel="alternate"][hreflang]').map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
  ) as Record<string, string>,
  description: document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
  headings: document.querySelectorAll("h1").map((heading) => heading.textContent.trim()),
  language: document.querySelector("html")?.getAttribute("lang") ?? "",
});

export const structuredDataOf = ({ html }: ReadPage): string[] =>
  parse(html)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => script.textContent);
