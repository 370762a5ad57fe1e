import { isRouteErrorResponse } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { describeError } from "./describe-error.ts";

/** Whether a caller prefers data to a page. */
export function asksForJson(request: Request): boolean {
  const accepted = request.headers.get("accept") ?? "";
  return accepted.includes("application/json") && !accepted.includes("text/html");
}

/** The error screen for callers that ask for JSON. */
export function errorAsJson(error: unknown, language: Language): Response {
  const { status, message } = describeError(error, language);
  const statusMessage = isRouteErrorResponse(error) ? error.statusText : "";
  return Response.json({ statusCode: status, statusMessage, message }, { status });
}
