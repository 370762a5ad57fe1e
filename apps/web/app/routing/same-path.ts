/** A path on this site, or the fallback: nobody is sent elsewhere by a parameter. */
export function samePath(target: string, fallback: string): string {
  return /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(target) ? target : fallback;
}
