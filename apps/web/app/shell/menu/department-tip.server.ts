import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { headingId } from "../../areas/content/story/heading-id.ts";
import { plainText } from "../../areas/content/story/plain-text.ts";
import type { Language } from "../../i18n/language.ts";
import type { RequestContext } from "../../request/request-context.server.ts";

/** The first heading of a department's own text, shown as a tip. */
export interface Tip {
  title: string;
  /** Id of the heading on the department's page. */
  anchor: string;
}

interface Node {
  type?: string;
  content?: Node[];
}

/** Reads the first heading of the text that editors wrote for a department, with its cache tags; null if it has no text. */
export async function readDepartmentTip(
  content: RequestContext["content"],
  language: Language,
  listing: string,
): Promise<{ tip: Tip | null; tags: PageTag[] }> {
  const slug = `product/list/${listing}`;
  const story = await content.story(slug, { language });
  if (!story) return { tip: null, tags: [`presence:${slug}`] };
  const body = (story.content.body ?? []) as { component: string; text?: Node }[];
  const headings = body
    .filter((block) => block.component === "rich_text")
    .flatMap((block) => block.text?.content ?? [])
    .filter((node) => node.type === "heading");
  const title = headings[0] ? plainText({ type: "doc", content: [headings[0]] } as never) : "";
  return { tip: title ? { title, anchor: headingId(title) } : null, tags: [`story:${story.uuid}`] };
}
