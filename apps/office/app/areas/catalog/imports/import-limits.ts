import type { UploadLimits } from "../../../frame/uploads/upload-limits.ts";

/** Browsers use different media types for such files, so the type is checked only on the server, by content. */
export const importLimits: UploadLimits & { endings: readonly string[] } = {
  types: null,
  endings: [".xlsx", ".csv", ".tsv", ".txt", ".jsonl", ".ndjson", ".xml"],
  megabytes: 50,
};
