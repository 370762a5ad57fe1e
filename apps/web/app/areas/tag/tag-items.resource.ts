import { log, tag } from "@azulejo/contract";
import type { TagItem } from "@azulejo/contract/areas/tag.ts";
import { isQuietPath, isTagGroup } from "@azulejo/contract/content/tag-groups.ts";
import { languageOf } from "../../i18n/language.ts";
import { callApi } from "../../request/api.server.ts";
import { readJson } from "../../request/read-json.server.ts";
import { readSettings } from "../../request/settings.server.ts";
import { splitAddress } from "../../routing/language-routing.ts";
import type { Route } from "./+types/tag-items.resource";
import { isSameSite, mayMeasure } from "./consent.server.ts";

const MAX_EVENTS = 12;

type Context = Route.ActionArgs["context"];
type Language = ReturnType<typeof languageOf>;

interface Sent {
  name: string;
  data: { url: string } & Record<string, unknown>;
}

/**
 * Returns the tags for a page's events; none without consent, with an opt-out signal or in a preview. Forwards the events of pages without
 * tags.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const language = languageOf(request.url);
  const { siteKey } = await readSettings(context);
  const nothing = Response.json({ items: [] }, { headers: { "cache-control": "no-store" } });
  if (!isSameSite(request) || !mayMeasure(request, siteKey)) return nothing;
  const { events, route } = readSent(await readJson(request), new URL(request.url).origin);
  const items = await Promise.all(events.map((event) => answerOne(context, language, event, route)));
  return Response.json({ items: items.flat() }, { headers: { "cache-control": "no-store" } });
}

/** Keeps the events of this site's pages except previews; ignores others. */
function readSent(body: unknown, origin: string): { events: Sent[]; route: string } {
  const { events, route } = (body ?? {}) as { events?: unknown; route?: unknown };
  const sent = (Array.isArray(events) ? events : []).slice(0, MAX_EVENTS) as Partial<Sent>[];
  return {
    route: typeof route === "string" ? route.slice(0, 200) : "",
    events: sent.filter((one): one is Sent => isTagGroup(one?.name) && isOwnPage(one.data?.url, origin)),
  };
}

function isOwnPage(url: unknown, origin: string): boolean {
  const page = typeof url === "string" ? URL.parse(url) : null;
  return page?.origin === origin && !page.searchParams.has("_storyblok");
}

/** Handles one event; logs it if it fails, so that the others continue. */
async function answerOne(context: Context, language: Language, { name, data }: Sent, route: string): Promise<TagItem[]> {
  const url = new URL(data.url);
  const { rest } = splitAddress(url.pathname);
  try {
    if (!isQuietPath(rest)) return await callApi(context, language, tag.list, { name, data: JSON.stringify(data), route });
    await callApi(context, language, tag.report, { name, data: JSON.stringify({ ...data, url: withoutIds(url) }) });
  } catch (error) {
    const report = { message: `tags of ${name}: ${(error as Error).message}` };
    await callApi(context, language, log.log, { endpoint: "exception", data: { error: report, path: url.pathname } }).catch(() => {});
  }
  return [];
}

/** Keeps receipt and order ids private: passes on the language, page and section, and nothing after them. */
const withoutIds = ({ origin, pathname }: URL): string => origin + pathname.split("/").slice(0, 4).join("/");
