/** Words as the content system keeps them: `name` is what is typed, `value` what it finds as well. */
export interface SearchWordRows {
  entries: { name: string; value: string }[];
  faults: { line: number; reason: string }[];
}

/** Reads lines of `typed: finds, finds as well`; empty lines and those that begin with # are skipped. A wrong line is named and stops nothing else. */
export function readSearchWords(source: string): SearchWordRows {
  const rows: SearchWordRows = { entries: [], faults: [] };
  const seen = new Set<string>();
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [name = "", ...rest] = line.split(":").map((part) => part.trim());
    const found = rest
      .join(":")
      .split(",")
      .flatMap((phrase) => phrase.trim() || []);
    const reason =
      name === "" || found.length === 0
        ? "a line reads “typed: finds, finds as well”"
        : seen.has(name)
          ? `“${name}” is listed twice`
          : null;
    if (reason) rows.faults.push({ line: index + 1, reason });
    else rows.entries.push({ name, value: found.join(", ") });
    seen.add(name);
  }
  return rows;
}
