import { environmentContext, type ReadContext } from "./environment.server.ts";

/** Lets this page be shared between visitors; it goes when one of the tags changes. Only for pages that show nothing personal. */
export function cachePage(context: ReadContext, tags: string[]): void {
  const { page } = context.get(environmentContext);
  page.public = true;
  for (const tag of tags) page.tags.add(tag);
}
