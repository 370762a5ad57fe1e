import { isRouteErrorResponse } from "react-router";

interface Where {
  language: string;
  path: string;
  /** Of the request that the page came with; null where it is not known. */
  id: string | null;
}

/** What the log keeps of an error: its own words and stack where there are any, however much is shown of it. */
export function describeCrash(error: unknown): Record<string, unknown> {
  if (isRouteErrorResponse(error)) return { status: error.status, message: String(error.data ?? "") };
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { status: 500, name, message, ...(stack && { stack }) };
}

/** Tells the shop's log what the error screen shows, and which build the page belongs to. */
export function reportCrash(error: unknown, { language, path, id }: Where): void {
  const build = window.__reactRouterManifest?.version;
  void fetch(`/${language}/log`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ error: describeCrash(error), path, ...(build && { build }), ...(id && { id }) }),
  }).catch(() => {});
}
