import type { ManagementClient } from "./management-client.ts";

interface Component {
  name: string;
  schema: Record<string, unknown>;
}

/** Writes the storefront's components to a space and leaves others unchanged. @returns the names of changed components */
export async function pushComponents(components: Component[], client: ManagementClient): Promise<string[]> {
  const stored = new Map((await client.components()).map((one) => [one.name, one]));
  const changed: string[] = [];
  for (const component of components) {
    const there = stored.get(component.name);
    if (there && sameSchema(there.schema, component.schema)) continue;
    await (there ? client.updateComponent(there.id, component) : client.createComponent(component));
    changed.push(component.name);
  }
  return changed;
}

const sameSchema = (stored: unknown, written: unknown): boolean => JSON.stringify(sorted(stored)) === JSON.stringify(sorted(written));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "id")
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
