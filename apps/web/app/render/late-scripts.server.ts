/** Marks preloads of modules that have to wait; browsers ignore this value. */
const LATE = "late";
/** The type of the script that loads the modules: until it is started, it is just a data block. */
const WAITING = "text/late";

/**
 * Starts the script before it once the page's first pictures and fonts are shown, at the first input, or after two seconds. The same for
 * every page, so that its hash is computed once.
 */
const START = [
  "(d=>{let c=d.currentScript,s=c.previousSibling;",
  `const go=()=>{if(!s)return;for(const l of d.querySelectorAll("link[rel=${LATE}]"))l.rel="modulepreload";`,
  'const m=d.createElement("script");m.type="module";m.nonce=c.nonce;m.textContent=s.textContent;s.replaceWith(m);s=0};',
  'setTimeout(go,2e3);for(const e of["pointerdown","keydown"])addEventListener(e,go,true);',
  'const i=[...d.images].filter(i=>i.loading!="lazy").map(i=>i.decode().catch(String));',
  "Promise.all([d.fonts.ready,...i]).then(()=>requestAnimationFrame(()=>setTimeout(go)))})(document)",
].join("");

const MODULE = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Makes a document's scripts wait for what the reader sees first; on a slow connection they would compete with it for bandwidth. Pages work
 * without scripts, so nothing is lost meanwhile.
 */
export function withLateScripts(html: string, nonce: string): string {
  const head = html.indexOf("</head>");
  const found = MODULE.exec(html);
  if (head < 0 || !found) return html;
  const [whole, attributes, code] = found;
  const before = html.slice(0, head).replaceAll('<link rel="modulepreload"', `<link rel="${LATE}"`);
  const waiting = `<script${attributes} type="${WAITING}">${code}</script><script${nonce && ` nonce="${nonce}"`}>${START}</script>`;
  return before + html.slice(head, found.index) + waiting + html.slice(found.index + whole.length);
}
