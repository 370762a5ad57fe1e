import type { BookCheckRun } from "@azulejo/contract/areas/office.ts";
import type { Query } from "@azulejo/database";
import { unmatchedItems } from "../payments/payout.repository.ts";
import type { BookCheck } from "./book-check.repository.ts";
import { invoiceChecks } from "./invoice-checks.repository.ts";
import { orderChecks } from "./order-checks.repository.ts";

const MAX_NAMED = 5;
const payoutCheck: BookCheck = {
  code: "payouts",
  what: "payouts",
  says: "payouts have items that the books don't know or know with another amount",
  wrong: unmatchedItems,
};
const checks: BookCheck[] = [...invoiceChecks, ...orderChecks, payoutCheck];

interface Finding {
  what: string;
  problem: string | null;
}

/** Checks that orders, payments, ledger and stock agree, in both directions. @returns each check with its violations in words */
export async function examineBooks({ query }: { query: Query }): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { what, says, wrong } of checks) {
    const { rows } = await wrong.execute(query);
    const names = rows.slice(0, MAX_NAMED).map((row) => row.name);
    const more = rows.length > MAX_NAMED ? ", …" : "";
    findings.push({ what, problem: rows.length === 0 ? null : `${rows.length} ${says}: ${names.join(", ")}${more}` });
  }
  return findings;
}

/** Returns the number of violations of each check, and the first names of violating records. */
export async function findingsOf(query: Query): Promise<BookCheckRun["findings"]> {
  const findings: BookCheckRun["findings"] = [];
  for (const { code, wrong } of checks) {
    const { rows } = await wrong.execute(query);
    findings.push({ code, wrong: rows.length, names: rows.slice(0, MAX_NAMED).map(({ name }) => name) });
  }
  return findings;
}
