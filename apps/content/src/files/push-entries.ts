import type { ManagementClient } from "./management-client.ts";

interface Entry {
  name: string;
  value: string;
}

/** Writes entries to a datasource, creating it if missing; an entry of the same name gets the new value. */
export async function pushEntries(
  slug: string,
  entries: Entry[],
  client: ManagementClient,
): Promise<{ created: number; updated: number; unchanged: number }> {
  const source =
    (await client.datasources()).find((one) => one.slug === slug) ?? (await client.createDatasource({ name: nameOf(slug), slug }));
  const stored = new Map((await client.entries(source.id)).map((one) => [one.name, one]));
  const result = { created: 0, updated: 0, unchanged: 0 };
  for (const { name, value } of entries) {
    const there = stored.get(name);
    if (!there) {
      await client.createEntry({ name, value, datasource_id: source.id });
      result.created += 1;
    } else if (there.value !== value) {
      await client.updateEntry(there.id, { name, value });
      result.updated += 1;
    } else result.unchanged += 1;
  }
  return result;
}

const nameOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
