import { CamelCasePlugin } from "kysely";

/** Columns and tables are snake_case in the database and camelCase in code. Keys within JSON stay unchanged. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });
