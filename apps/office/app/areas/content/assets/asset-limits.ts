import type { UploadLimits } from "../../../frame/uploads/upload-limits.ts";

type Limits = UploadLimits & { types: readonly string[] };

const pictures = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** The file types that content accepts; the server checks the bytes itself. */
export const assetLimits: Limits = { types: [...pictures, "application/pdf", "video/mp4"], megabytes: 20 };

/** The file types that a picture field accepts. */
export const pictureOnly: Limits = { types: pictures, megabytes: 20 };
