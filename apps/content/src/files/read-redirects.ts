/** A redirect as the content system stores it: `name` is the old path, `value` the status and target. */
export interface RedirectRows {
  entries: { name: string; value: string }[];
  faults: { line: number; reason: string }[];
}

const codes = new Set(["301", "302", "307", "308"]);

/**
 * Reads redirects from CSV with a header row, `from,to,status`; `from` may end in `/*` for everything below it, and so may `to`.
 * Reports invalid rows and reads the others.
 */
export function readRedirects(source: string): RedirectRows {
  const rows: RedirectRows = { entries: [], faults: [] };
  const seen = new Set<string>();
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    if (index === 0 || line.trim() === "") continue;
    const [from = "", to = "", status = "301"] = line.split(",").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const reason = faultOf(from, to, status || "301", seen);
    if (reason) rows.faults.push({ line: index + 1, reason });
    else rows.entries.push({ name: from, value: `${status || "301"} ${to}` });
    seen.add(from);
  }
  return rows;
}

function faultOf(from: string, to: string, status: string, seen: Set<string>): string | null {
  if (!from.startsWith("/") || from.startsWith("//")) return `"${from}" is no path of this site`;
  if (seen.has(from)) return `"${from}" stands there twice`;
  if (!codes.has(status)) return `"${status}" is no status of a redirect`;
  if (!/^(?:\/(?!\/)|https:\/\/[a-z0-9.-]+(?:[/?#]|$))/i.test(to)) return `"${to}" is neither a path nor an https address`;
  if (from === to) return `"${from}" leads to itself`;
  if (to.endsWith("/*") && !from.endsWith("/*")) return `"${to}" takes a rest that "${from}" does not give`;
  return null;
}
