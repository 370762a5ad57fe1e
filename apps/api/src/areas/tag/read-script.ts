import { languages, type tag } from "@azulejo/contract";
import type { FileReader } from "../../http/file-handler.ts";
import { readGroups } from "./groups.ts";
import { toScript } from "./tag.rules.ts";

/** Returns the snippet with this file name; null if no tag uses it. File names are hashes of the content, so storefronts share them. */
export const readScript: FileReader<typeof tag.script> = async ({ shops }, { file }) => {
  const contents = new Set(shops().map(({ content }) => content));
  const groups = await Promise.all([...contents].flatMap((content) => languages.map((language) => readGroups(content, language))));
  const snippets = groups.flat().flatMap((group) => group.items.filter((item) => item.kind === "snippet"));
  return snippets.map((item) => toScript(item.content)).find((script) => script.file === file)?.text ?? null;
};
