import type { Change } from "@azulejo/database";

/** Which cached pages a change touches; null for all of them. */
export function tagsOfChanges(changes: Change[], codeOf: (productId: number) => string | null): string[] | null {
  const tags = new Set<string>();
  for (const { kind, entity } of changes) {
    if (kind === "catalogue" || kind === "storefront") return null;
    const code = codeOf(Number(entity));
    if (kind === "product") {
      tags.add("list");
      if (code) tags.add(`product:${code}`);
    }
    if (kind === "stock" && code) tags.add(`stock:${code}`);
  }
  return [...tags];
}
