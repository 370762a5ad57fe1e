import { type CopiedTable, columnsOf, type Manifest, nameOf } from "./manifest.ts";

// Lines of a backup that are not rows.
export const START = "-- Azulejo backup ";
const END = "-- End of the backup, SHA-256 of all before: ";

/** Marks the end of a table's rows. No row has this text. */
export const END_OF_ROWS = "\\.\n";

export const manifestLine = (manifest: Manifest): string => `${START}${JSON.stringify(manifest)}\n`;

export const copyLine = (table: CopiedTable): string => `COPY ${nameOf(table)} (${columnsOf(table.columns)}) FROM stdin;\n`;

export const endLine = (hash: string): string => `${END}${hash}\n`;
