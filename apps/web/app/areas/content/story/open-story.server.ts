import type { Story } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import { redirect } from "react-router";
import { requestContext } from "../../../request/request-context.server.ts";
import { anyStory } from "../../../routing/route-table.ts";
import type { Visit } from "../../../routing/visit.ts";
import { leadToStore } from "./lead-to-store.server.ts";

/** Address of the story of the home page. */
export const HOME = "home";
const RELATIONS = ["article.author", "article.related"];

/** Components of stories that are shown inside pages but aren't pages themselves. */
const notPages = new Set(["site_banner", "tag_group"]);

/** Reads the story at the visit's path in its language; null if there is none. */
export async function findStory(visit: Visit): Promise<Story | null> {
  const { content } = visit.context.get(requestContext);
  const slug = visit.path.replace(/\/+$/, "");
  const story = await content.story(encodeURI(slug || HOME), {
    language: visit.language,
    draft: visit.preview,
    resolveRelations: RELATIONS,
  });
  return story && !notPages.has(story.content.component ?? "") ? story : null;
}

/** Returns the story at a path, or throws a 404 for an unknown path. A story is shown at only one address. @throws redirects and 404s */
export async function openStory(visit: Visit): Promise<Story> {
  const story = await findStory(visit);
  if (!story) {
    await leadToStore(visit);
    return visit.nothingHere();
  }
  const canonical = pathOfStory(story);
  if (visit.unplaced) throw redirect(visit.address(encodeURI(canonical)) + visit.url.search, 302);
  const moves = visit.record === anyStory || story.path === "/";
  if (moves && visit.request.method === "GET" && visit.path !== canonical) {
    throw redirect(visit.address(encodeURI(canonical)) + visit.url.search, 301);
  }
  return story;
}
