import type { office } from "@azulejo/contract";
import type { BookCheckRun } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaff, type Services } from "../../../context.ts";
import { sumLedgerAnew } from "../journal/sum-ledger.ts";
import { insertRun, selectProof, selectRuns } from "./check-run.repository.ts";
import { findingsOf } from "./examine-books.ts";

const KEPT_ON_SCREEN = 30;

export const listBookChecks: Verb<typeof office.bookChecks> = ({ query }) => selectRuns(query, KEPT_ON_SCREEN);

export const checkBooks: Verb<typeof office.checkBooks> = async (context) => {
  const { staffId } = requireStaff(context);
  await runCheck(context, staffId);
  const [run] = await selectRuns(context.query, 1);
  if (!run) throw new Error("the check was just written");
  return run;
};

/** Runs the nightly check and stores its result for the office. */
export async function checkBooksDaily({ database, now, log }: Services): Promise<void> {
  const findings = await runCheck({ query: database.query, now }, null);
  const wrong = findings.filter((finding) => finding.wrong > 0);
  if (wrong.length > 0) log.error({ wrong }, "the books don't agree");
}

async function runCheck(
  { query, now }: Pick<Services, "now"> & { query: Services["database"]["query"] },
  staffId: number | null,
): Promise<BookCheckRun["findings"]> {
  const at = now();
  await sumLedgerAnew(query);
  const [proof, findings] = [await selectProof(query), await findingsOf(query)];
  await insertRun(query, { at, staffId, proof, findings });
  return findings;
}
