type Visited = Record<string, unknown>;

/** Calls `visit` with every object in the content, starting with the content itself. */
export function walkContent(value: unknown, visit: (object: Visited) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) walkContent(item, visit);
    return;
  }
  visit(value as Visited);
  for (const part of Object.values(value)) walkContent(part, visit);
}
