import { type Counts, type Difference, type Kind, kinds, type MoveInSummary } from "@azulejo/api/areas/movein/index.ts";
import { number } from "../print-progress.ts";

const money = (cents: number): string => (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });

/** Returns the text about a move's results, or about its effects before it runs. */
export function moveInText(summary: MoveInSummary, dryRun: boolean): string {
  const { counts, rejectedFiles, receivablesCents, hasWritten, stopped, seconds } = summary;
  const lines = Object.entries(summary.exports).map(([file, title]) => `${file}: ${title}`);
  if (summary.unreadFiles.length > 0) lines.push(`Not read, because their columns aren't known: ${summary.unreadFiles.join(", ")}`);
  lines.push(...Object.entries(counts).map(([kind, of]) => lineOf(kind as Kind, of)));
  for (const [field, rows] of Object.entries(summary.kept)) lines.push(`${field}: ${number(rows)} kept as the shop has it`);
  for (const [kind, ids] of Object.entries(summary.removed))
    lines.push(`removed       ${kinds[kind as Kind].file}: no longer in the file: ${firstOf(ids)}`);
  for (const [kind, ids] of Object.entries(summary.returned))
    lines.push(`returned      ${kinds[kind as Kind].file}: in the file again and back on offer: ${firstOf(ids)}`);
  if (receivablesCents !== null) lines.push(`receivables   ${money(receivablesCents)} left to pay in accepted rows`);
  lines.push(...differencesText(summary));
  if (summary.unknownStores.length > 0)
    lines.push(`no store      ${summary.unknownStores.join(", ")}: create them with --create-stores, or in the office`);
  for (const file of rejectedFiles) lines.push(`Rejected rows, with reasons: ${file}`);
  lines.push(endOf(hasWritten, stopped, dryRun, seconds));
  return `${lines.join("\n")}\n`;
}

const lineOf = (kind: Kind, { created, changed, unchanged, rejected, removed }: Counts): string =>
  `${kinds[kind].file.padEnd(12)}  ${number(created)} new, ${number(changed)} changed, ${number(unchanged)} unchanged, ${number(rejected)} rejected${removed === 0 ? "" : `, ${number(removed)} removed`}`;

function differencesText({ differences, unequalOrders, unequalQuotes, isUnstated }: MoveInSummary): string[] {
  const lines = differences.map(
    (one) =>
      `differs       ${nameOf(one)}: stated ${money(one.cents)}${countText(one.count)}, found ${money(one.foundCents)}${countText(
        one.count === null ? null : one.foundCount,
      )}, ${money(one.foundCents - one.cents)} more`,
  );
  if (unequalOrders.length > 0)
    lines.push(
      `look at       ${number(unequalOrders.length)} orders have lines that add up to another amount than their goods: ${firstOf(unequalOrders)}`,
    );
  if (unequalQuotes.length > 0)
    lines.push(
      `look at       ${number(unequalQuotes.length)} quotes have lines that add up to another amount than their goods, so they wait for your answer: ${firstOf(unequalQuotes)}`,
    );
  if (isUnstated)
    lines.push(
      "differs       control.csv states no total of all receivables, or of all gift cards, so nothing shows that the files are complete",
    );
  return lines;
}

const countText = (count: number | null): string => (count === null ? "" : ` (${number(count)} of them)`);
const SHOWN = 10;
const firstOf = (names: readonly string[]): string => `${names.slice(0, SHOWN).join(", ")}${names.length > SHOWN ? ", …" : ""}`;

const nameOf = ({ figure, business, age, year }: Difference): string =>
  `${figure === "credit" ? "credit left" : figure === "gift-cards" ? "gift cards" : figure}${year === null ? "" : ` of ${year}`}${business === null ? "" : ` of ${business}`}${age === null ? "" : `, ${age === "current" ? "not due" : `${age} days past due`}`}`;

function endOf(hasWritten: boolean, stopped: boolean, dryRun: boolean, seconds: number): string {
  if (stopped) return "Stopped. Run it again to complete it; what is written stays.";
  if (hasWritten) return `Done in ${seconds.toFixed(1)} s.`;
  return dryRun
    ? `Nothing was written. Checked in ${seconds.toFixed(1)} s.`
    : "Nothing was written, because the totals differ. Correct the files or control.csv, or accept the difference with --sign NAME.";
}
