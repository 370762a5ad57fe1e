const isWide = /[^\u0000-\u00ff]/;
/** By code point, so that a pair of surrogates is one match. The flag for it makes the engine three times slower. */
const wide = /[\ud800-\udbff][\udc00-\udfff]|[^\u0000-\u00ff]/g;

/**
 * Writes characters that Latin-1 lacks (’, ⅜) as character references, or as escapes inside scripts. One such character would make the
 * engine keep the whole page with two bytes for each character, among the large objects that only a full collection clears.
 */
export function oneByteHtml(html: string): string {
  if (!isWide.test(html)) return html;
  const scripts = scriptsOf(html);
  const isInScript = (at: number) => scripts.some(({ from, to }) => at > from && at < to);
  return inOneByte(html.replace(wide, (found, at: number) => (isInScript(at) ? escapeOf(found) : `&#${found.codePointAt(0)};`)));
}

/** The same for JSON, in whose strings alone such characters can stand. */
export const oneByteJson = (json: string): string => (isWide.test(json) ? inOneByte(json.replace(wide, escapeOf)) : json);

const escapeOf = (found: string): string =>
  Array.from({ length: found.length }, (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, "0")}`).join("");

/** A string that was made from a wide one stays wide, so it is made anew. */
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
