import { selectDeleted } from "./person.repository.ts";
import { type Resolved, type Run, resolve } from "./run.ts";

/** The people to whom rows refer, and which of them have deleted their accounts. */
export interface NamedPeople {
  people: Resolved;
  /** Returns why nothing can be written for a person; null if it can. */
  refusalOf(person: string): string | null;
}

export async function namedPeople(run: Run, ids: readonly (string | null)[]): Promise<NamedPeople> {
  const people = await resolve(run, "person", ids);
  const known = [...people.values()].flatMap((id) => id ?? []);
  const gone = known.length > 0 ? await selectDeleted(run.query, known) : new Set<number>();
  return {
    people,
    refusalOf(person) {
      const id = people.get(person);
      if (id === undefined) return "is the id of no person";
      return id !== null && gone.has(id) ? "is a person whose account was deleted in the shop" : null;
    },
  };
}
