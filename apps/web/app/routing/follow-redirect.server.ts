import { content } from "@azulejo/contract";
import { redirect } from "react-router";
import { callApi } from "../request/api.server.ts";
import { readOr, requestContext } from "../request/request-context.server.ts";
import { canonicalPath, findRecordOrStory } from "./find-record.ts";
import type { Visit } from "./visit.ts";

/**
 * Redirects a moved path, even if one of our pages matches it: an old shop's address may look like one of ours.
 * An external target is loaded as a new document.
 */
export async function followRedirect(visit: Visit): Promise<void> {
  const { context, language, path, url } = visit;
  // The page depends on there being no redirect for its path; a change of the redirects drops all pages with this tag.
  context.get(requestContext).page.tags.add("content");
  const target = await readOr(context, callApi(context, language, content.redirect, { path: `/${path}` }), null);
  if (!target) return;
  const to = target.external ? target.to : visit.address(canonicalTarget(target.to));
  throw redirect(target.external || to.includes("?") ? to : to + url.search, target.status);
}

/** In canonical form, to avoid a second redirect. */
function canonicalTarget(to: string): string {
  const [, path = "", tail = ""] = /^\/*([^?#]*)(.*)$/s.exec(to) ?? [];
  return canonicalPath(findRecordOrStory(path), path) + tail;
}
