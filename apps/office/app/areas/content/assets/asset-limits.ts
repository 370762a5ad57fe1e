import type { UploadLimits } from "../../../frame/uploads/upload-limits.ts";

type Limits = UploadLimits & { types: readonly string[] };

const pictures = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** The files that content accepts; the shop checks their bytes itself. */
export const assetLimits: Limits = { types: [...pictures, "application/pdf", "video/mp4"], megabytes: 20 };

/** The files that a field for a picture accepts. */
export const pictureOnly: Limits = { types: pictures, megabytes: 20 };
