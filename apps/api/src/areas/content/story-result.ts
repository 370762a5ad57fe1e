import type { Story } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import { titleOf } from "./story-text.ts";

/** A story as search results and idea books show it. */
export function toStoryResult(story: Story) {
  const { uuid, content: fields } = story;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    uuid,
    title: titleOf(story),
    description: text(fields.description) || text(fields.intro),
    path: pathOfStory(story),
    kind: String(fields.component),
    date: text(fields.date) || null,
    image: text((fields.image as { filename?: unknown } | undefined)?.filename) || null,
  };
}
