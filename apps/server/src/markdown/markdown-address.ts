import { canonicalPath, findRecordOrStory } from "@azulejo/web/app/routing/find-record.ts";
import { shouldServeMarkdown } from "@mdream/js/negotiate";

/** Matches the ending of Markdown addresses. `/index.md` exists because "/en/" has no name to append `.md` to. */
const ending = /(?:\/index)?\.md$/;

const split = (url: string): [path: string, query: string] => {
  const mark = url.indexOf("?");
  return mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark)];
};

/** Returns whether an address is that of a Markdown page. @param url path and query */
export const isMarkdownAddress = (url: string): boolean => url.includes(".md") && ending.test(split(url)[0]);

/** Returns the page's address for a Markdown address; any other address unchanged. */
export function pageOfMarkdown(url: string): string {
  if (!isMarkdownAddress(url)) return url;
  const [path, query] = split(url);
  const [, language = "/", rest = ""] = /^((?:\/[a-z]{2})?\/)(.*)$/.exec(path.replace(ending, "/")) ?? [];
  return language + canonicalPath(findRecordOrStory(rest), rest) + query;
}

export function markdownOfPage(url: string): string {
  const [path, query] = split(url);
  const bare = path.replace(/\/+$/, "");
  return `${/^(?:\/[a-z]{2})?$/.test(bare) ? `${bare}/index` : bare}.md${query}`;
}

/** Returns whether a client prefers Markdown to HTML. Browsers and clients that accept anything don't. */
export const wantsMarkdown = (accept: string | undefined): boolean =>
  accept?.includes("text/markdown") === true && shouldServeMarkdown(accept);
