import { content } from "@azulejo/contract";
import { redirect } from "react-router";
import { callApi } from "../request/api.server.ts";
import { environmentContext, readOr } from "../request/environment.server.ts";
import { canonicalPath, findRecordOrStory } from "./find-record.ts";
import type { Visit } from "./visit.server.ts";

/**
 * Sends the visitor on where the path has moved, whatever page would answer it else: an old shop's address may look like one of ours.
 * A target elsewhere is loaded as a page of its own.
 */
export async function followRedirect(visit: Visit): Promise<void> {
  const { context, language, path, url } = visit;
  // The page shows that nothing redirects its path; a change of the redirects drops all of this tag.
  context.get(environmentContext).page.tags.add("content");
  const target = await readOr(context, callApi(context, language, content.redirect, { path: `/${path}` }), null);
  if (!target) return;
  const to = target.external ? target.to : visit.address(canonicalTarget(target.to));
  throw redirect(target.external || to.includes("?") ? to : to + url.search, target.status);
}

/** In the form in which the page itself is shown, so that nobody is sent on twice. */
function canonicalTarget(to: string): string {
  const [, path = "", tail = ""] = /^\/*([^?#]*)(.*)$/s.exec(to) ?? [];
  return canonicalPath(findRecordOrStory(path), path) + tail;
}
