import { isRouteErrorResponse } from "react-router";
import { replaceOutdated } from "../browser/outdated-page.ts";
import { sent } from "../browser/sent-form.ts";

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

/** An overloaded shop already responds with an error page; a report would only add another request. */
const REFUSALS = new Set([429, 503]);

/** Reports what the error screen shows to the shop's log, and which build the page belongs to. @returns the id under which it is logged */
export async function reportCrash(error: unknown, { language, path, id }: Where): Promise<string | null> {
  if (isRouteErrorResponse(error) && REFUSALS.has(error.status)) return null;
  void replaceOutdated(error, sent.form); // A newer build may be the cause.
  const build = window.__reactRouterManifest?.version;
  const answer = await fetch(`/${language}/log`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ error: describeCrash(error), path, ...(build && { build }), ...(id && { id }) }),
  }).catch(() => null);
  return answer?.headers.get("x-request-id") ?? null;
}
