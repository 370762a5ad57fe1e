import { content } from "@azulejo/contract";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";

const SHOWN = 4;

/** Search results can change with any story. */
export const FOUND_STORIES_TAGS = ["content", "stories:"];

/** Reads pages and articles for a product search, best first; null when there are none. */
export async function findStories({ context, language, address }: Visit, query: string) {
  const { stories, total } = await callApi(context, language, content.searchPages, { query, page: 1, size: SHOWN });
  if (total === 0) return null;
  return { total, stories: stories.map(({ uuid, title, description, path }) => ({ uuid, title, description, href: address(path) })) };
}
