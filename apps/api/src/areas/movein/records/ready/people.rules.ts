import { firstOf, type NamedRow, type Step } from "./named-rows.ts";
import { stateCode } from "./state-codes.ts";

/** Columns that identify a person. */
export interface PersonColumns {
  email: string;
  /** The whole name in one column. */
  name?: string | undefined;
  given?: string | undefined;
  surname?: string | undefined;
  state?: string | undefined;
}

/** Columns that readers add for data that systems write in several ways. */
export const person = { id: "person id", given: "given name", surname: "surname", state: "state code" } as const;

/** Adds the person's id and both parts of the name. The id is the email address, because all exports have it. */
export function withPerson({ line, cells }: NamedRow, { email, name, given, surname, state }: PersonColumns): NamedRow {
  const at = (column: string | undefined): string => (column === undefined ? "" : (cells[column] ?? "").trim());
  const [first, last] = splitName(at(name));
  return {
    line,
    cells: {
      ...cells,
      [person.id]: at(email).toLowerCase(),
      [person.given]: firstOf(at(given), first),
      [person.surname]: firstOf(at(surname), last),
      [person.state]: stateCode(at(state)),
    },
  };
}

/** Splits a name at its first space: what follows are the surnames, which are two in Spanish. "Ruiz, Ana" is the other way around. */
export function splitName(name: string): [given: string, surname: string] {
  const [before = "", behind] = name.split(/\s*,\s*/, 2);
  if (behind !== undefined) return [behind, before];
  const [given = "", ...rest] = name.trim().split(/\s+/);
  return [given, rest.join(" ")];
}

/** Reads one person per row. */
export const readPeople =
  (columns: PersonColumns): Step =>
  (row) => [{ table: "rows", ...withPerson(row, columns) }];
