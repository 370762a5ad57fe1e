// @bundle tags
import type { TagItem } from "@azulejo/contract/areas/tag.ts";
import type { PageEvent } from "./announce.ts";
import { mayMeasure } from "./browser-consent.ts";
import { insertTags, replaceTags } from "./insert-tags.ts";
import { type FinishedPage, pageEvents } from "./page-events.ts";

/** A page with everything needed to load its tags. */
export interface TagPage extends FinishedPage {
  language: string;
  siteKey: string;
  storeFrontId: number;
  /** The tag groups that apply to it. */
  groups: readonly string[];
}

/** Loads the tags of a loaded page if the visitor agreed. @returns whether anything was inserted */
export async function finishPage(page: TagPage): Promise<boolean> {
  const items = await askFor(page, pageEvents(page));
  return items !== null && replaceTags(items, (name) => report(page, name)) > 0;
}

export async function sendTagEvent(page: TagPage, event: PageEvent): Promise<boolean> {
  const items = await askFor(page, [event]);
  return items !== null && insertTags(items, (name) => report(page, name)) > 0;
}

/** Requests the tags. Returns null without consent, without applicable tags, or without a response. */
async function askFor(page: TagPage, events: PageEvent[]): Promise<TagItem[] | null> {
  const wanted = events.filter(({ name }) => page.groups.includes(name));
  if (wanted.length === 0 || !mayMeasure(page.siteKey)) return null;
  const { origin, pathname, search } = page.url;
  const about = { url: origin + pathname + search, storeFrontId: page.storeFrontId };
  const answer = await fetch(`/${page.language}/tag-items`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ route: page.routeName, events: wanted.map(({ name, data }) => ({ name, data: { ...data, ...about } })) }),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { items: TagItem[] }).items : null;
}

/** Logs a failed tag; the page and the other tags continue. */
function report({ language, url }: TagPage, name: string): void {
  void fetch(`/${language}/log`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ error: { message: `the tag ${name} could not be loaded` }, path: url.pathname }),
  }).catch(() => {});
}
