import { type Services, workOn } from "../../../context.ts";
import { findStorefront } from "../../storefront/index.ts";
import { codeOf } from "../slab-code.rules.ts";
import { changeQueue } from "./change-queue.ts";
import { selectDue } from "./hold.repository.ts";

/** Maximum number of slabs per run, so that a run is short. */
const AT_ONCE = 500;

/** Ends expired holds and gives each slab to the next in line. @returns the number of slabs */
export async function sweepSlabHolds(services: Services): Promise<number> {
  const { database, referenceData, now } = services;
  const { query } = database;
  const due = await selectDue(query, now(), AT_ONCE);
  for (const { storefrontId, bundle, sequence } of due) {
    const storefront = await findStorefront({ referenceData, query }, storefrontId);
    await changeQueue(workOn(services, storefront), codeOf(bundle, sequence), async () => {});
  }
  return due.length;
}
