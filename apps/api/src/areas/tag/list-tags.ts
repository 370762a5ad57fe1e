import { ShopError, type tag } from "@azulejo/contract";
import { eventTypes, groupApplies, isTagGroup } from "@azulejo/contract/content/tag-groups.ts";
import type { Verb } from "../../calls/handler.ts";
import { readGroups } from "./groups.ts";
import { toItems } from "./tag.rules.ts";

/** Returns a group's tags for one event. A tag that fails is logged and left out. */
export const listTags: Verb<typeof tag.list> = async ({ content, language, storefront, log }, { name, data, route }) => {
  if (!isTagGroup(name)) throw new ShopError("tag_unknown");
  const groups = (await readGroups(content, language)).filter((group) => group.name === name);
  const page = { path: new URL(data.url).pathname, routeName: route ?? "" };
  const applying = groups.filter((group) => route === undefined || groupApplies(group.routes, page));
  const event = { eventType: eventTypes[name], ...data };
  const { items, failed } = toItems(
    applying.flatMap((group) => group.items),
    event,
    storefront.settings.tagHosts ?? [],
  );
  for (const { name: tagName, reason } of failed) log.warn({ group: name, tag: tagName, reason }, "a tag was left out");
  return items;
};
