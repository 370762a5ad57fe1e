import { randomUUID } from "node:crypto";
import { ShopError, type tag } from "@azulejo/contract";
import { eventTypes, isTagGroup } from "@azulejo/contract/content/tag-groups.ts";
import type { Verb } from "../../calls/handler.ts";
import { readGroups } from "./groups.ts";
import { TAG_EVENT } from "./tag-message.ts";

/** Queues an event that browsers aren't allowed to send, if the storefront has a tag group for it. */
export const reportEvent: Verb<typeof tag.report> = async ({ content, language, query, outbox }, { name, data }) => {
  if (!isTagGroup(name)) throw new ShopError("tag_unknown");
  const accepted = (await readGroups(content, language)).some((group) => group.name === name);
  const payload = { name, data: { eventType: eventTypes[name], ...data } };
  if (accepted) await outbox.enqueue(query, [{ kind: TAG_EVENT, key: `tag:${randomUUID()}`, payload }]);
  return { accepted };
};
