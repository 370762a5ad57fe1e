/** A path on this site to go back to; anything that could lead elsewhere becomes the fallback. */
export function sameSitePath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || !/^\/(?![/\\])[^\\\s]*$/.test(value)) return fallback;
  return value;
}
