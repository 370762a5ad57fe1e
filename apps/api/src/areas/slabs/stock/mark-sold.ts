import { type Query, recordChanges } from "@azulejo/database";
import { insertEvent, setSold } from "../holds/hold.repository.ts";
import { settleSlab } from "./settle-slab.ts";

/** Marks slabs as sold that nobody holds, such as those that another system has sold, and takes them out of stock, in the caller's transaction. */
export async function markSold(
  query: Query,
  slabs: readonly { id: number; bundle: string; code: string }[],
  { at, note }: { at: Date; note: string },
): Promise<void> {
  for (const { id, code } of slabs) {
    await setSold(query, id, at);
    await settleSlab({ query }, { slab: { id }, code }, { isSold: true, staffId: null });
    await insertEvent(query, { slabId: id, kind: "sold", at, note });
  }
  const bundles = new Set(slabs.map(({ bundle }) => bundle));
  await recordChanges(
    query,
    [...bundles].map((entity) => ({ kind: "slab_bundle" as const, entity })),
  );
}
