import type { UploadLimits } from "../../../frame/uploads/upload-limits.ts";

/** Browsers name the media types of such files each in its own way, so only the shop looks at their content. */
export const importLimits: UploadLimits & { endings: readonly string[] } = {
  types: null,
  endings: [".xlsx", ".csv", ".tsv", ".txt", ".jsonl", ".ndjson", ".xml"],
  megabytes: 50,
};
