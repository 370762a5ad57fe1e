import type { UploadLimits } from "../../../frame/uploads/upload-limits.ts";

type Limits = UploadLimits & { types: readonly string[] };

const pictures = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** What the shop takes as a file of its content; it checks the bytes itself. */
export const assetLimits: Limits = { types: [...pictures, "application/pdf", "video/mp4"], megabytes: 20 };

/** What a field for a picture takes. */
export const pictureOnly: Limits = { types: pictures, megabytes: 20 };
