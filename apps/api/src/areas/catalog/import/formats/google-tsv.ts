import type { Format } from "./format.ts";
import { attributeName, isAttribute, isUsedAttribute } from "./google-attributes.ts";
import { type Entry, googleNames, groupOf, readEntries } from "./google-product.ts";
import { withDelimiter } from "./our-csv.ts";
import type { Row } from "./separated-rows.ts";
import { faultOf, groupsOf, type Header, openTable, requireColumns, toHeader } from "./table.ts";

/** A Google Merchant feed as tab-separated text, one attribute per column. */
export const googleTsv: Format = {
  name: "google-tsv",
  oneLanguage: true,
  columns: googleNames,
  async *read(text, setting) {
    const { header, rows } = await openTable(...(await withDelimiter(text)));
    const names = header.names.map(attributeName);
    requireColumns(toHeader(names), "id", "title");
    names.forEach((name, index) => {
      if (name === "") return;
      if (!isAttribute(name)) setting.unknown.add(header.names[index] ?? name);
      else if (!isUsedAttribute(name)) setting.unused.add(header.names[index] ?? name);
    });
    const groups = groupsOf(rows, (row) => groupOf(toEntry(row, names, header)));
    for await (const group of groups) {
      yield* readEntries(
        group.map((row) => toEntry(row, names, header)),
        setting,
      );
    }
  },
};

function toEntry(row: Row, names: string[], header: Header): Entry {
  const values = new Map<string, string[]>();
  names.forEach((name, index) => {
    const cell = row.cells[index];
    if (cell) values.set(name, [...(values.get(name) ?? []), cell]);
  });
  return { line: row.line, values, fault: faultOf(row, header) };
}
