import type { TagEvent } from "@azulejo/contract/areas/tag.ts";
import type { TagGroup } from "@azulejo/contract/content/tag-groups.ts";

/** Something that happened, as the tags of its group are told of it. */
export interface PageEvent {
  name: TagGroup;
  data: Partial<TagEvent>;
}

export const ANNOUNCED = "azulejo:event";

/** Tells of a deed on the page: something was put into the bag, a form was sent, somebody signed in. */
export function announce(name: TagGroup, data: PageEvent["data"] = {}): void {
  window.dispatchEvent(new CustomEvent<PageEvent>(ANNOUNCED, { detail: { name, data } }));
}
