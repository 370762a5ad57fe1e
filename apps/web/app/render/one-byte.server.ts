const isWide = /[^\u0000-\u00ff]/;
/** Matches by code point, so that a surrogate pair is one match. The regular expression's `u` flag would make it three times slower. */
const wide = /[\ud800-\udbff][\udc00-\udfff]|[^\u0000-\u00ff]/g;

/**
 * Writes characters that Latin-1 lacks (’, ⅜) as character references, or as escapes inside scripts. With a single such character, the
 * engine would store the whole page with two bytes per character, in the large-object space that only a full garbage collection clears.
 */
export function oneByteHtml(html: string): string {
  if (!isWide.test(html)) return html;
  const scripts = scriptsOf(html);
  const isInScript = (at: number) => scripts.some(({ from, to }) => at > from && at < to);
  return inOneByte(html.replace(wide, (found, at: number) => (isInScript(at) ? escapeOf(found) : `&#${found.codePointAt(0)};`)));
}

/** Does the same for JSON, where such characters can occur only inside strings. */
export const oneByteJson = (json: string): string => (isWide.test(json) ? inOneByte(json.replace(wide, escapeOf)) : json);

const escapeOf = (found: string): string =>
  Array.from({ length: found.length }, (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, "0")}`).join("");

/** A string derived from a two-byte string stays two-byte, so it is built again. */
const inOneByte = (text: string): string => Buffer.from(text, "latin1").toString("latin1");

function scriptsOf(html: string): { from: number; to: number }[] {
  const scripts: { from: number; to: number }[] = [];
  for (let from = html.indexOf("<script"); from >= 0; ) {
    const to = html.indexOf("</script>", from);
    if (to < 0) break;
    scripts.push({ from: html.indexOf(">", from), to });
    from = html.indexOf("<script", to);
  }
  return scripts;
}
