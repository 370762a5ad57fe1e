import { Feed } from "feed";
import { type Language, languageOf } from "../../../i18n/language.ts";
import { text } from "../../../i18n/text.ts";
import { pictureOf } from "../../../media/asset.ts";
import { imageAddress } from "../../../media/image-address.ts";
import type { callApi } from "../../../request/api.server.ts";
import { readOr, requestContext, sharePage } from "../../../request/request-context.server.ts";
import { readSettings } from "../../../request/settings.server.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { type Teaser, toTeaser } from "../journal/teaser.ts";

const NEWEST = 30;
const JOURNAL = "blog";
/** The channel's picture; feed readers expect at most 144 pixels. */
const ICON = "/icon-144.png";

interface Asked {
  url: URL;
  context: Parameters<typeof callApi>[0];
}

/** The newest articles of a language as a feed. */
export async function journalFeed({ url, context }: Asked): Promise<Feed> {
  const language: Language = languageOf(url.href);
  const { content, publicUrl } = context.get(requestContext);
  const settings = await readSettings(context, language);
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const address = (path: string) => addressOf(settings, language, path);
  const found = await content.stories(
    {
      starts_with: `${JOURNAL}/`,
      per_page: NEWEST,
      sort_by: "content.date:desc",
      excluding_fields: "body",
      filter_query: { component: { in: "article" } },
    },
    { language, resolveRelations: ["article.author"] },
  );
  sharePage(context, ["content", `stories:${JOURNAL}`]);
  const newest = found.stories[0]?.content.date;
  const feed = new Feed({
    id: absolute(address(`${JOURNAL}/`)),
    link: absolute(address(`${JOURNAL}/`)),
    title: text(language, "journal.feedTitle", { shop: settings.name }),
    description: settings.tagline,
    language: settings.locales.find((one) => one.code === language)?.language ?? language,
    generator: false,
    image: absolute(ICON),
    copyright: settings.name,
    ...(newest && { updated: toDate(newest) }),
    feedLinks: { rss: absolute(address(`${JOURNAL}/rss.xml`)), json: absolute(address(`${JOURNAL}/feed.json`)) },
  });
  for (const story of found.stories) {
    const teaser = toTeaser(story, { address });
    const enclosure = await readEnclosure(context, teaser);
    const author = (story.content.author as { content?: { title?: string } } | undefined)?.content?.title;
    feed.addItem({
      id: story.uuid,
      title: teaser.title,
      link: absolute(teaser.href),
      description: teaser.description,
      date: toDate(teaser.date ?? ""),
      ...(author && { author: [{ name: author }] }),
      ...(enclosure && { image: enclosure }),
    });
  }
  return feed;
}

/** Reads an article's picture with its type and byte length. A feed with a missing picture isn't cached. */
async function readEnclosure(context: Asked["context"], { image }: Teaser) {
  const picture = pictureOf(image);
  if (!picture) return null;
  const { publicUrl, pictureLength } = context.get(requestContext);
  const url = new URL(imageAddress(picture.address, { width: 960, quality: 72, format: "jpeg" }), publicUrl).href;
  const length = await readOr(context, pictureLength(url), null);
  if (length === null) context.get(requestContext).page.incomplete = true;
  return length === null ? null : { url, type: "image/jpeg", length };
}

const toDate = (date: string): Date => new Date(`${date.replace(" ", "T")}:00Z`);
