/** Maximum number of characters to log of each field. */
const MOST = { name: 100, message: 2000, stack: 8000, path: 500, build: 60, id: 60 } as const;

interface Report {
  error?: unknown;
  path?: string | undefined;
  build?: string | undefined;
  id?: string | undefined;
}

/** Returns a report's known fields, truncated, and the path without its query, which may identify a person. */
export function loggedFields({ error, path, build, id }: Report) {
  const said = typeof error === "object" && error !== null ? (error as Record<string, unknown>) : { message: error };
  return {
    error: {
      ...(Number.isInteger(said.status) && { status: said.status }),
      ...part("name", said.name),
      ...part("message", said.message),
      ...part("stack", said.stack),
    },
    ...part("path", path?.split("?")[0]),
    ...part("build", build),
    ...(id !== undefined && { page: id.slice(0, MOST.id) }),
  };
}

const part = (name: keyof typeof MOST, value: unknown): Record<string, string> =>
  typeof value === "string" ? { [name]: value.slice(0, MOST[name]) } : {};
