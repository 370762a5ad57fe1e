import { content } from "@azulejo/contract";
import { redirect } from "react-router";
import { callApi } from "../request/api.server.ts";
import { readOr, requestContext } from "../request/request-context.server.ts";
import { canonicalPath, findRecordOrStory } from "./find-record.ts";
import { splitAddress } from "./language-routing.ts";
import type { Visit } from "./visit.ts";

/** Maximum length of an address in the API call. */
const LONGEST = 2100;

/**
 * Redirects a moved path, even if one of the shop's pages matches it: an address of the old shop may look like one of these. An external
 * target is loaded as a new document.
 */
export async function followRedirect(visit: Visit): Promise<void> {
  const { context, language, path, url } = visit;
  // The page depends on there being no redirect for its path; a change of the redirects removes all pages with this tag from the cache.
  context.get(requestContext).page.tags.add("content");
  const target = await readOr(
    context,
    callApi(context, language, content.redirect, { path: `/${path}${url.search}`.slice(0, LONGEST) }),
    null,
  );
  if (!target) return;
  const to = target.external ? target.to : ownTarget(visit, target.to);
  throw redirect(target.external || target.usesQuery || to.includes("?") ? to : to + url.search, target.status);
}

/** Returns the address of a redirect's target in canonical form, to avoid a second redirect. It may name a language. */
function ownTarget(visit: Visit, to: string): string {
  const [, path = "", tail = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const { prefix, rest } = splitAddress(path);
  return visit.address(canonicalPath(findRecordOrStory(rest), rest) + tail, prefix);
}
