import { isRouteErrorResponse } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { describeError } from "./describe-error.ts";

/** Whether a client prefers data to a page. */
export function asksForJson(request: Request): boolean {
  const accepted = request.headers.get("accept") ?? "";
  return accepted.includes("application/json") && !accepted.includes("text/html");
}

/** The error screen as JSON, for clients that ask for it. */
export function errorAsJson(error: unknown, language: Language): Response {
  const { status, message } = describeError(error, language);
  const statusMessage = isRouteErrorResponse(error) ? error.statusText : "";
  return Response.json({ statusCode: status, statusMessage, message }, { status });
}
