import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import { product, storeCalls } from "@azulejo/contract";
import type { RouterContextProvider } from "react-router";
import type { Language } from "../../../i18n/language.ts";
import { text } from "../../../i18n/text.ts";
import { callOnce } from "../../../request/call-once.server.ts";
import { requestContext, sharePage } from "../../../request/request-context.server.ts";
import { readSettings } from "../../../request/settings.server.ts";
import { canonicalPath, findRecordOrStory } from "../../../routing/find-record.ts";
import { addressOf, splitAddress } from "../../../routing/language-routing.ts";
import { listingPath } from "../../../routing/listing-path.ts";
import { openingHours } from "../../store/opening-hours.ts";
import { storePath } from "../../store/store-address.ts";
import { toTeaser } from "../journal/teaser.ts";

interface Asked {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface Link {
  name: string;
  href: string;
  note: string;
}

const JOURNAL = "blog/";
const NEWEST = 50;
/** The format's name of the section that a reader in a hurry leaves out, in every language. */
const OPTIONAL = "Optional";

/** Returns the shop's description for language models (llmstxt.org), with its departments, stories and stores. */
export async function describeShop({ url, context }: Asked): Promise<string> {
  const language = splitAddress(url.pathname).prefix ?? (await readSettings(context)).defaultLocale;
  const { publicUrl } = context.get(requestContext);
  const settings = await readSettings(context, language);
  const absolute = (address: string) => new URL(address, publicUrl).href;
  const address = (path: string) => absolute(addressOf(settings, language, path));
  const [listings, stores, { pages, articles }] = await Promise.all([
    callOnce(context, language, product.listings),
    callOnce(context, language, storeCalls.list),
    readStories(context, language, address),
  ]);
  sharePage(context, ["content", "list", "stories:"]);
  const departments = listings.filter((one) => one.parent === null && one.inMenu && one.count > 0);
  const others = settings.locales.filter(({ code }) => code !== language);
  const { name, tagline, phone, email, postalAddress } = settings;
  return [
    `# ${line(name)}\n\n> ${line(tagline)}\n\n${line(text(language, "llms.contact", { phone, email, address: postalAddress }))}\n\n${line(text(language, "llms.markdown"))}\n`,
    section(text(language, "llms.departments"), [
      ...departments.map((one) => ({
        name: one.name,
        href: address(listingPath({ path: one.path, slug: one.slugs[language] ?? one.path })),
        note: text(language, "list.count", { count: one.count }),
      })),
      { name: text(language, "list.allTitle"), href: address("product/"), note: "" },
    ]),
    section(text(language, "llms.pages"), pages),
    section(text(language, "llms.articles"), articles),
    section(
      text(language, "stores.title"),
      stores.map((store) => ({
        name: `${store.name}, ${store.state}`,
        href: address(storePath(store, language)),
        note: `${store.street}, ${store.city}, ${store.state} ${store.postalCode}; ${store.phone}; ${openingHours(store, language, (key, values) => text(language, key, values))}`,
      })),
    ),
    section(OPTIONAL, [
      ...others.map(({ code, name: label }) => ({ name: label, href: absolute(`/${code}/llms.txt`), note: "" })),
      { name: text(language, "llms.sitemap"), href: absolute(`/${language}-sitemap.xml`), note: "" },
    ]),
  ]
    .filter(Boolean)
    .join("\n");
}

/** The pages that a search engine may show, and the newest articles. */
async function readStories(context: Asked["context"], language: Language, address: (path: string) => string) {
  const { content } = context.get(requestContext);
  const query = { filter_query: { component: { in: "page,article" }, noindex: { not_in: "true" } }, excluding_fields: "body" };
  const stories = await content.allStories({ ...query, sort_by: "created_at:asc" }, { language });
  const found = stories.map((story) => {
    const path = pathOfStory(story);
    const { title, description, date } = toTeaser(story, { address });
    return { path, date: date ?? "", name: title, href: address(canonicalPath(findRecordOrStory(path), path)), note: description };
  });
  return {
    pages: found.filter(({ path }) => path !== "" && !path.startsWith(JOURNAL)),
    articles: found
      .filter(({ path }) => path.startsWith(JOURNAL))
      .sort((a, b) => b.date.localeCompare(a.date))
      .slice(0, NEWEST),
  };
}

const section = (heading: string, links: Link[]): string =>
  links.length === 0
    ? ""
    : `## ${line(heading)}\n\n${links.map(({ name, href, note }) => `- [${line(name)}](${href})${note && `: ${line(note)}`}\n`).join("")}`;

/** One line whose characters mean nothing in Markdown. */
const line = (words: string): string =>
  words
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\[\]<>*_`]/g, "\\$&");
