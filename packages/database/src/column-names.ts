import { CamelCasePlugin } from "kysely";

/** Columns and tables are snake_case in the database and camelCase in code; the keys inside JSON stay as they are. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });
