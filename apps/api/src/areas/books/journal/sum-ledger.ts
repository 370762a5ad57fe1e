import type { Query } from "@azulejo/database";
import type { Services } from "../../../context.ts";
import { selectStorefronts } from "../../storefront/index.ts";
import { addToSums, hasPostings, lockSums, selectLastPosting, selectStoredSums } from "./ledger-sum.repository.ts";

/** Fewer postings are added up when the months are read. */
const WORTH_SUMMING = 1000;

/** Adds postings that aren't summed up yet to the stored sums of months. */
export const sumLedger = ({ database }: Pick<Services, "database">): Promise<void> => sumAll(database.patient, { isWhole: false });

/** Sums up the whole ledger anew, so that a change by hand in the database shows. */
export const sumLedgerAnew = (query: Query): Promise<void> => sumAll(query, { isWhole: true });

async function sumAll(query: Query, { isWhole }: { isWhole: boolean }): Promise<void> {
  for (const { id: storefrontId, timezone } of await selectStorefronts(query)) {
    const whose = { storefrontId, timezone };
    if (!isWhole && !(await hasPostings(query, (await selectStoredSums(query, whose)).upTo, WORTH_SUMMING))) continue;
    const last = await selectLastPosting(query);
    if (last === null) continue;
    await query.transaction().execute(async (inside) => {
      await lockSums(inside, storefrontId);
      const { upTo: stored } = await selectStoredSums(inside, whose);
      // Another process may have gone further meanwhile.
      const upTo = Math.max(last, stored);
      await addToSums(inside, whose, { after: isWhole ? 0 : stored, upTo });
    });
  }
}
