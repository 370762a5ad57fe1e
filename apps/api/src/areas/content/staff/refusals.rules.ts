import { ContentRefused } from "@azulejo/content-client";
import { type ErrorCode, type InputIssue, ShopError } from "@azulejo/contract";

/** The name or slug in the call, for use in the error message, and the error for something missing. */
export interface About {
  name?: string;
  slug?: string;
  /** The error if the subject doesn't exist; that of a story by default. */
  missing?: Extract<ErrorCode, `office_${"asset" | "asset_folder" | "search_word" | "redirect"}_not_found`>;
  /** The error if the name is taken. */
  taken?: ShopError;
}

const MISSING = "is required";

/** Converts an error of the content system to the shop's own; returns any other error unchanged. */
export function refusalOf(error: unknown, { name = "", slug = "", missing, taken }: About): unknown {
  if (!(error instanceof ContentRefused)) return error;
  if (error.status === 404) return new ShopError(missing ?? "office_story_not_found");
  if (error.status === 409) return new ShopError("office_story_changed", { name });
  if (error.status !== 422 && error.status !== 400) return error;
  if (/^slug: has already been taken/.test(error.message)) return new ShopError("office_slug_taken", { slug });
  if (taken && /^name: has already been taken/.test(error.message)) return taken;
  if (/folder is not empty/.test(error.message)) return new ShopError("office_folder_not_empty");
  const { faults } = error;
  const paths = faults.length > 0 ? faults.map((fault) => fault.path) : [error.message.split(":")[0] ?? ""];
  const fields = [...new Set(paths)].join(", ");
  const details = faults.map(
    ({ path, message }): InputIssue => ({ path: `content.${path}`, rule: message === MISSING ? "field_required" : "field_format" }),
  );
  const isIncomplete = faults.length > 0 && faults.every((fault) => fault.message === MISSING);
  return isIncomplete
    ? new ShopError("office_story_incomplete", { name, fields }, details)
    : new ShopError("office_content_invalid", { fields }, details);
}
