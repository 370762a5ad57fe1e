import type { Context } from "../../../context.ts";
import { callSpace, requireManager } from "./space.ts";

/** An entry of a datasource of the content system. */
export interface StoredEntry {
  id: number;
  name: string;
  value: string;
}

const AT_ONCE = 1000;

/** Returns all entries of a list; none if there is no such list yet. @throws office_content_off */
export async function readEntries(context: Context, list: string): Promise<StoredEntry[]> {
  const manager = requireManager(context);
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

/** Changes an entry of a list, or adds one, creating the list with its first entry. */
export async function storeEntry(
  context: Context,
  list: string,
  id: number | null,
  values: { name: string; value: string },
): Promise<StoredEntry> {
  const body = { datasource_entry: id === null ? { ...values, datasource_id: await listId(context, list) } : values };
  const call =
    id === null
      ? ({ method: "POST", path: "datasource_entries" } as const)
      : ({ method: "PUT", path: `datasource_entries/${id}` } as const);
  return (await callSpace<{ datasource_entry: StoredEntry }>(context, { ...call, body })).datasource_entry;
}

async function listId(context: Context, slug: string): Promise<number> {
  const { datasources } = await callSpace<{ datasources: { id: number; slug: string }[] }>(context, {
    method: "GET",
    path: "datasources",
    query: { search: slug, per_page: AT_ONCE },
  });
  const known = datasources.find((one) => one.slug === slug);
  if (known) return known.id;
  const body = { datasource: { name: slug, slug } };
  return (await callSpace<{ datasource: { id: number } }>(context, { method: "POST", path: "datasources", body })).datasource.id;
}
