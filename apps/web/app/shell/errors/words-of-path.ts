/** Returns the words in an address's last segment: `/en/product/calacata-gold/` has "calacata gold". */
export const wordsOf = (pathname: string): string =>
  decodePath(pathname.split("/").findLast(Boolean) ?? "")
    .replace(/[-_.+]+/g, " ")
    .trim()
    .slice(0, 60);

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
