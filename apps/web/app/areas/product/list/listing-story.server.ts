import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { stories } from "@azulejo/contract/content/index.ts";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { BlockData } from "../../../blocks/block.ts";
import { readBlockData } from "../../../blocks/block-data.server.ts";
import { fitContent, readLinkTargets } from "../../../blocks/story/fit-story.server.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import type { Visit } from "../../../routing/visit.ts";

/** Editors' content around the products of a listing. */
export interface ListingStory {
  content: BlockValue<typeof stories.listing>;
  data: BlockData;
}

/** Reads the story at the listing's address (its English path) with its cache tags; null when there is none. */
export async function readListingStory(visit: Visit, path: string): Promise<{ story: ListingStory | null; tags: PageTag[] }> {
  const { content: reader } = visit.context.get(requestContext);
  const slug = path === "" ? "product" : path === "product/sale" ? path : `product/list/${path}`;
  const found = await reader.story(slug, { language: visit.language, draft: visit.preview });
  if (!found) return { story: null, tags: [`presence:${slug}`, "content"] };
  const [around, blocks] = await Promise.all([readLinkTargets(visit, [found.content]), readBlockData([found.content], visit)]);
  const content = fitContent(found.content, around, visit) as ListingStory["content"];
  return { story: { content, data: blocks.data }, tags: [`story:${found.uuid}`, "content", ...blocks.tags] };
}
