/** Faces of headings and text; `serif` is what every page's own styles say. */
export const lookFaces = ["serif", "sans", "classic"] as const;
/** How the header is laid out on a wide screen; `line` is what every page's own styles say. */
export const lookHeaders = ["line", "centered", "filled"] as const;
/** How product cards are drawn; `plain` is what every page's own styles say. */
export const lookCards = ["plain", "framed"] as const;

/** The shape of a storefront beside its colors. */
export interface Look {
  faces: (typeof lookFaces)[number];
  header: (typeof lookHeaders)[number];
  cards: (typeof lookCards)[number];
}

const ROOT = ":root:root";

/** `classic` takes faces that devices have, so that it downloads one face less. */
const faces: Record<Look["faces"], string> = {
  serif: "",
  sans: `${ROOT}{--font-display:var(--font-sans)}${ROOT} :is(h1,h2,.shell-name){font-weight:600;letter-spacing:-.015em}`,
  classic: `${ROOT}{--font-display:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","URW Palladio L",serif}`,
};

const headers: Record<Look["header"], string> = {
  line: "",
  centered: [
    ".shell-name{text-align:center}.shell-name .brand-words{justify-content:center}.shell-name img{margin-inline:auto}.department-list{justify-content:center}",
    ".department-list>.ml-auto{margin-left:0}",
    // The search, the name and the tools; a phone has its menu, the name and the tools.
    "@media (min-width:68rem){.shell-bar{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr)}",
    ".shell-bar>.shell-name{order:1;max-width:none;font-size:1.625rem}.shell-bar>nav{order:2}.shell-bar>div{width:auto;max-width:22rem;margin:0}}",
  ].join(""),
  filled: [
    "header:has(.shell-bar){background:var(--glaze);color:var(--on-glaze);border-color:var(--glaze-deep)}",
    // What opens from the header keeps the page's colors.
    ".shell-sheet,.shell-drop,.menu-panel{color:var(--ink)}header .department-link.text-clay{color:inherit}",
    "header .shell-bar .search-input{border-color:transparent}",
    "header:has(.shell-bar) :focus-visible{outline-color:currentColor}",
  ].join(""),
};

const cards: Record<Look["cards"], string> = {
  plain: "",
  framed: [
    ".wall:has(>li>.card){gap:1rem;padding:1rem clamp(1rem,4vw,3.5rem);border-color:transparent;background:none}",
    ".wall>li:has(>.card){border:1px solid var(--joint);background:var(--paper)}",
    ".wall>li:has(>.card):hover{border-color:var(--ink-soft)}.card-words h3{font-family:var(--font-display)}",
  ].join(""),
};

/** Returns the styles of a storefront's look, which apply after those of the pages; empty for the usual look. */
export const lookStylesheet = (look: Look): string => faces[look.faces] + headers[look.header] + cards[look.cards];
