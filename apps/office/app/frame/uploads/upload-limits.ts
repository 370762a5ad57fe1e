export interface UploadLimits {
  /** Accepted media types; null for files whose type browsers don't agree on. */
  types: readonly string[] | null;
  /** The maximum size of a file, in megabytes. */
  megabytes: number;
}

export const pictureLimits: UploadLimits & { types: readonly string[] } = {
  types: ["image/jpeg", "image/png", "image/webp", "image/avif"],
  megabytes: 20,
};

const MEGABYTE = 1024 * 1024;

/** Returns why a file isn't sent; the server checks its bytes, whatever its name says. */
export function faultOfFile(
  { type, size }: Pick<File, "type" | "size">,
  { types, megabytes }: UploadLimits,
): "kind" | "large" | "empty" | null {
  if (size === 0) return "empty";
  if (types && !types.includes(type)) return "kind";
  return size > megabytes * MEGABYTE ? "large" : null;
}
