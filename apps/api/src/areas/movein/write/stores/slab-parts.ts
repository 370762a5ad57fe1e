import { codeOf, markSold } from "../../../slabs/index.ts";
import type { Parts } from "../run.ts";
import { selectSlabs } from "./slab.repository.ts";

/** A slab that a bundle no longer has was sold in the other system. */
export const slabParts: Parts = {
  async wholesOf({ query }, rows) {
    const slabs = await selectSlabs(
      query,
      rows.map(({ recordId }) => recordId),
    );
    const bundles = new Map(slabs.map(({ id, bundle }) => [id, bundle]));
    return new Map(rows.map(({ externalId, recordId }) => [externalId, [bundles.get(recordId) ?? ""]]));
  },
  async refusals({ query }, recordIds) {
    const slabs = await selectSlabs(query, recordIds);
    return new Map(slabs.filter(({ isHeld }) => isHeld).map(({ id }) => [id, "is held for a customer in the shop"]));
  },
  async remove({ query, source, at }, recordIds) {
    const slabs = (await selectSlabs(query, recordIds)).filter(({ soldAt }) => soldAt === null);
    await markSold(
      query,
      slabs.map(({ id, bundle, sequence }) => ({ id, bundle, code: codeOf(bundle, sequence) })),
      { at, note: source },
    );
  },
};
