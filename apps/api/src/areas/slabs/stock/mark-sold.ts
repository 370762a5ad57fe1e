import { type Query, recordChanges } from "@azulejo/database";
import { insertEvent, setSold } from "../holds/hold.repository.ts";
import { settleSlab } from "./settle-slab.ts";

interface Slab {
  id: number;
  bundle: string;
  code: string;
}

interface Cause {
  at: Date;
  /** Whose doing it is, such as the name of another system. */
  note: string;
}

/** Marks slabs as sold that nobody holds, such as those that another system has sold, and takes them out of stock, in the caller's transaction. */
export const markSold = (query: Query, slabs: readonly Slab[], cause: Cause): Promise<void> => setStates(query, slabs, true, cause);

/** Offers slabs again that `markSold` has marked, and puts them back into stock, in the caller's transaction. */
export const offerAgain = (query: Query, slabs: readonly Slab[], cause: Cause): Promise<void> => setStates(query, slabs, false, cause);

async function setStates(query: Query, slabs: readonly Slab[], isSold: boolean, { at, note }: Cause): Promise<void> {
  for (const { id, code } of slabs) {
    await setSold(query, id, isSold ? at : null);
    await settleSlab({ query }, { slab: { id }, code }, { isSold, staffId: null, cause: note });
    await insertEvent(query, { slabId: id, kind: isSold ? "sold" : "returned", at, note });
  }
  const bundles = new Set(slabs.map(({ bundle }) => bundle));
  await recordChanges(
    query,
    [...bundles].map((entity) => ({ kind: "slab_bundle" as const, entity })),
  );
}
