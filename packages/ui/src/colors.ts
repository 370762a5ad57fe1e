/** Colors that a storefront can set, as `#rrggbb`; others are derived from them. */
export const colorTokens = ["accent", "accentInk", "background", "sale"] as const;
export type ColorToken = (typeof colorTokens)[number];
export type StorefrontColors = Partial<Record<ColorToken, string>>;

/** Minimum contrast of text by WCAG 2.2 AA. */
export const LEAST_CONTRAST = 4.5;

/** The default values in tokens.css. */
export const standardColors = {
  background: "#faf8f4",
  paper: "#ffffff",
  ink: "#1d1c1a",
  inkSoft: "#5e5a53",
  accent: "#1b3fa0",
  sale: "#a63d22",
  inStock: "#3f5b3a",
} as const;
const night = { background: "#161514", paper: "#1f1d1b" };
const white = "#ffffff";
const black = "#000000";

type Channels = [number, number, number];
const channelsOf = (color: string): Channels => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels;

/** Mixes two colors. @param share of the first color, from 0 to 1 */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [channelsOf(color), channelsOf(other)];
  const mixed = from.map((value, index) => Math.round(value * share + (to[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const isReadable = (text: string, ...on: string[]): boolean => on.every((under) => contrast(text, under) >= LEAST_CONTRAST);

/** Returns the text color on an accent: the storefront's own, else the more readable of white and ink. */
export const inkOn = (accent: string): string =>
  contrast(white, accent) >= contrast(standardColors.ink, accent) ? white : standardColors.ink;

/** Returns the storefront's main colors, for icons and cards. */
export function mainColors(colors: StorefrontColors | null): {
  background: string;
  ink: string;
  inkSoft: string;
  accent: string;
  accentInk: string;
} {
  const accent = colors?.accent ?? standardColors.accent;
  const { ink, inkSoft } = standardColors;
  return {
    background: colors?.background ?? standardColors.background,
    ink,
    inkSoft,
    accent,
    accentInk: colors?.accentInk ?? inkOn(accent),
  };
}

/** What a color needs contrast to. */
export type Opposite = "text" | "softText" | "inStock" | "background" | "white" | "accent";
/** `to` and `ratio` (from 1 to 21) describe a pair with too little contrast; without them the token can't be set. */
export type ColorFault = { token: string; to: Opposite; ratio: number } | { token: string; to?: undefined };

/** Returns the faults of a storefront's colors: unknown tokens, and pairs of text and background that are hard to read. */
export function colorFaults(colors: Record<string, string>): ColorFault[] {
  const unknown = Object.keys(colors)
    .filter((token) => !(colorTokens as readonly string[]).includes(token))
    .map((token) => ({ token }));
  const { background, accent, accentInk } = mainColors(colors);
  const sale = colors["sale"] ?? standardColors.sale;
  const pairs: [ColorToken, text: string, on: string, to: Opposite][] = [
    ["background", standardColors.ink, background, "text"],
    ["background", standardColors.inkSoft, background, "softText"],
    ["background", standardColors.inStock, background, "inStock"],
    ["accent", accent, background, "background"],
    ["accent", accent, standardColors.paper, "white"],
    ["accentInk", accentInk, accent, "accent"],
    ["sale", sale, background, "background"],
    ["sale", sale, standardColors.paper, "white"],
  ];
  const faint = pairs
    .map(([token, text, on, to]) => ({ token, to, ratio: contrast(text, on) }))
    .filter(({ ratio }) => ratio < LEAST_CONTRAST);
  return [...unknown, ...faint];
}

/** Lightens a color until it is readable in dark mode. */
function atNight(color: string): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const lighter = mix(color, white, share);
    if (isReadable(lighter, night.background, night.paper)) return lighter;
  }
  return white;
}

const declarations = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value ? [`--${name}:${value}`] : []))
    .join(";");

/** Twice, so that it takes precedence over tokens.css wherever that is loaded. */
const ROOT = ":root:root";

/** Returns the stylesheet that sets a storefront's colors, in light and dark mode. */
export function colorStylesheet(colors: StorefrontColors): string {
  const { accent, background, sale } = colors;
  const day = declarations({
    wall: background,
    joint: background && mix(background, standardColors.ink, 0.89),
    glaze: accent,
    "glaze-deep": accent && mix(accent, black, 0.7),
    "on-glaze": accent || colors.accentInk ? mainColors(colors).accentInk : undefined,
    clay: sale,
  });
  const lit = accent && atNight(accent);
  const dark = declarations({
    glaze: lit,
    "glaze-deep": lit && mix(lit, white, 0.6),
    "on-glaze": lit && inkOn(lit),
    clay: sale && atNight(sale),
    ...(background && { wall: night.background, joint: "#38342f" }),
    ...(!accent && colors.accentInk && { "on-glaze": "#10142a" }),
  });
  return `${ROOT}{${day}}${dark && `@media (prefers-color-scheme:dark){${ROOT}{${dark}}}`}`;
}
