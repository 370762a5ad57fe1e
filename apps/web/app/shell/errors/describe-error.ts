import { isRouteErrorResponse } from "react-router";
import type { Language } from "../../i18n/language.ts";
import { text } from "../../i18n/text.ts";

/** Describes an error for a visitor: its status and the message meant for visitors, if any. */
export function describeError(error: unknown, language: Language): { status: number; message: string } {
  // Distinguishes a fetch that never reached the server from one that was answered with an error.
  if (error instanceof TypeError && /fetch/i.test(error.message)) return { status: 503, message: text(language, "error.network") };
  if (!isRouteErrorResponse(error)) return { status: 500, message: text(language, "error.server") };
  return { status: error.status, message: String(error.data ?? "") || text(language, "error.server") };
}
