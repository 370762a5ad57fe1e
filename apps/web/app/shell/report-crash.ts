import { isRouteErrorResponse } from "react-router";

interface Where {
  language: string;
  path: string;
  /** Id of the page's request; null if unknown. */
  id: string | null;
}

/** Returns an error's message and stack for the log, independent of what the visitor sees. */
export function describeCrash(error: unknown): Record<string, unknown> {
  if (isRouteErrorResponse(error)) return { status: error.status, message: String(error.data ?? "") };
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { status: 500, name, message, ...(stack && { stack }) };
}

/** Reports the error screen's error and the page's build to the shop's log. */
export function reportCrash(error: unknown, { language, path, id }: Where): void {
  const build = window.__reactRouterManifest?.version;
  void fetch(`/${language}/log`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ error: describeCrash(error), path, ...(build && { build }), ...(id && { id }) }),
  }).catch(() => {});
}
