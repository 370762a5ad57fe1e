// @bundle shell
import type { TagEvent } from "@azulejo/contract/areas/tag.ts";
import type { TagGroup } from "@azulejo/contract/content/tag-groups.ts";

/** An event in the format that the tags of its group receive. */
export interface PageEvent {
  name: TagGroup;
  data: Partial<TagEvent>;
}

export const ANNOUNCED = "azulejo:event";

/** Announces an action on the page, such as adding to the bag, sending a form or signing in, to analytics tags. */
export function announce(name: TagGroup, data: PageEvent["data"] = {}): void {
  window.dispatchEvent(new CustomEvent<PageEvent>(ANNOUNCED, { detail: { name, data } }));
}
