import type { ImportSummary } from "@azulejo/api/areas/catalog/index.ts";
import { duration, number } from "./print-progress.ts";

/** Returns an import's summary; omits empty lines. */
export function summaryText(summary: ImportSummary, dryRun: boolean): string {
  const { products, items, seconds } = summary;
  const rate = number(Math.round(items / Math.max(seconds, 0.001)));
  const lines = [
    dryRun ? "Dry run: nothing was written to the catalog." : null,
    `Format: ${summary.system === null ? summary.format : `the export of ${summary.system}`}`,
    `Products: ${number(products.new)} new, ${number(products.changed)} changed, ${number(products.unchanged)} unchanged`,
    `Items: ${number(items)} in ${duration(seconds)} (${rate} items/s)`,
    summary.newListings.length > 0 ? `New listings: ${summary.newListings.join(", ")}` : null,
    summary.newTerms > 0 ? `New words for facets: ${number(summary.newTerms)}` : null,
    summary.untranslated > 0 ? `Not translated: ${number(summary.untranslated)} products have the same name in both languages` : null,
    summary.unknownColumns.length > 0 ? `Unknown columns, not read: ${summary.unknownColumns.join(", ")}` : null,
    summary.unusedColumns.length > 0 ? `Columns without a use here, not read: ${summary.unusedColumns.join(", ")}` : null,
    ...counted("Changed or left out", summary.ignored),
    ...counted("Places that the shop doesn't have, stock not imported", summary.unknownPlaces),
    ...counted("Unlikely prices, imported as they are", doubtsOf(summary)),
    summary.rejectedFile
      ? `Rejected: ${number(summary.rejectedRows)} rows, ${number(products.refused)} products skipped entirely; see the reasons in ${summary.rejectedFile}`
      : null,
    ...counted("Reasons", summary.rejectedReasons),
  ];
  return `${lines.filter((line) => line !== null).join("\n")}\n`;
}

const doubtsOf = ({ doubts }: ImportSummary): [string, number][] =>
  doubts.map(({ line, column, value, reason }) => [`line ${line}, ${column} ${value} ${reason}`, 1]);

/** Returns one line about an interrupted import: what it has written, and how to complete it. */
export function stoppedText({ products, items }: ImportSummary, dryRun: boolean): string {
  const written = `${number(products.new + products.changed)} products written, ${number(items)} items read`;
  return `Stopped: ${dryRun ? "nothing written" : written}. Run the same command again to complete the import.`;
}

const MAX_SHOWN = 10;

/** Returns a title and its reasons, the most frequent first; nothing without reasons. */
function counted(title: string, reasons: [reason: string, count: number][]): string[] {
  if (reasons.length === 0) return [];
  const shown = reasons.toSorted((a, b) => b[1] - a[1]).slice(0, MAX_SHOWN);
  const more = reasons.length > shown.length ? [`  and ${number(reasons.length - shown.length)} other reasons`] : [];
  return [`${title}:`, ...shown.map(([reason, count]) => `  ${number(count)} × ${reason}`), ...more];
}
