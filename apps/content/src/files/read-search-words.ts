/** A search synonym as the content system stores it: `name` is the typed word, `value` what it also finds. */
export interface SearchWordRows {
  entries: { name: string; value: string }[];
  faults: { line: number; reason: string }[];
}

/** Reads lines of `typed: found, also found`; skips empty lines and those that start with #. Reports invalid lines and reads the others. */
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
