import type { tag } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { readGroups } from "./read-groups.ts";

export const listGroups: Verb<typeof tag.groups> = async ({ content, language }) =>
  (await readGroups(content, language)).map(({ name, routes, meta, items }) => ({ name, routes, meta, loads: items.length > 0 }));
