import type { ContentManager, ManagementCall } from "@azulejo/content-client";
import type { Context } from "../../../context.ts";
import type { About } from "./refusals.rules.ts";
import { callSpace, requireManager } from "./space.ts";

/** An entry of a datasource of the content system. */
export interface StoredEntry {
  id: number;
  name: string;
  value: string;
}

const AT_ONCE = 1000;

/** Returns all entries of a list; none if there is no such list yet. @throws office_content_off */
export const readEntries = (context: Context, list: string): Promise<StoredEntry[]> => entriesOf(requireManager(context), list);

/** Returns all entries of a list; none if there is no such list yet. @throws ContentRefused */
export async function entriesOf(manager: ContentManager, list: string): Promise<StoredEntry[]> {
  const all: StoredEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { answer, total } = await manager.list<{ datasource_entries: StoredEntry[] }>({
      method: "GET",
      path: "datasource_entries",
      query: { datasource_slug: list, page, per_page: AT_ONCE },
    });
    all.push(...answer.datasource_entries.map(({ id, name, value }) => ({ id, name, value })));
    if (answer.datasource_entries.length === 0 || all.length >= total) return all;
  }
}

/** Calls the content system's management API for a staff member or a command. */
export type CallAs = <Answer>(call: ManagementCall) => Promise<Answer>;

/** Changes an entry of a list, or adds one, creating the list with its first entry. @param about the errors of an entry without a place */
export const storeEntry = (context: Context, list: string, id: number | null, values: { name: string; value: string }, about: About) =>
  storeEntryBy((call) => callSpace(context, call, about), list, id, values);

/** Changes an entry of a list, or adds one, as `storeEntry` does. */
export async function storeEntryBy(
  send: CallAs,
  list: string,
  id: number | null,
  values: { name: string; value: string },
): Promise<StoredEntry> {
  const body = { datasource_entry: id === null ? { ...values, datasource_id: await listId(send, list) } : values };
  const call =
    id === null
      ? ({ method: "POST", path: "datasource_entries" } as const)
      : ({ method: "PUT", path: `datasource_entries/${id}` } as const);
  return (await send<{ datasource_entry: StoredEntry }>({ ...call, body })).datasource_entry;
}

async function listId(send: CallAs, slug: string): Promise<number> {
  const { datasources } = await send<{ datasources: { id: number; slug: string }[] }>({
    method: "GET",
    path: "datasources",
    query: { search: slug, per_page: AT_ONCE },
  });
  const known = datasources.find((one) => one.slug === slug);
  if (known) return known.id;
  const body = { datasource: { name: slug, slug } };
  return (await send<{ datasource: { id: number } }>({ method: "POST", path: "datasources", body })).datasource.id;
}
