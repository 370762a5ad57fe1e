import { fileURLToPath } from "node:url";
import { Font } from "@react-pdf/renderer";
import { type Font as FontFile, openSync } from "fontkit";
import { keepLetters } from "./letters-of-glyphs.ts";
import { partsOf } from "./parts-of-words.ts";
import { keepUnpacked } from "./unpacked-tables.ts";

/** Addresses of files. */
interface Files {
  regular: string;
  bold?: string;
}

/** Fonts with all glyphs, unlike the web fonts, which are split by script, so that a word isn't set in two fonts. */
export const TEXT_FACE = "Instrument Sans";
export const TITLE_FACE = "Newsreader";

/** Fonts of a document in order of preference: after the shop's own, one with fractions and Vietnamese, then others by script. */
const faces: Record<string, Files> = {
  [TEXT_FACE]: {
    regular: import.meta.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf"),
    bold: import.meta.resolve("@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf"),
  },
  [TITLE_FACE]: { regular: import.meta.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf") },
  Inter: {
    regular: import.meta.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
    bold: import.meta.resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf"),
  },
  "Noto Sans Arabic": {
    regular: import.meta.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff"),
    bold: import.meta.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff"),
  },
  "Noto Sans Hebrew": {
    regular: import.meta.resolve("@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff"),
    bold: import.meta.resolve("@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff"),
  },
  "Noto Sans Thai": {
    regular: import.meta.resolve("@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff"),
    bold: import.meta.resolve("@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff"),
  },
  "Noto Sans Devanagari": {
    regular: import.meta.resolve("@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff"),
    bold: import.meta.resolve("@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff"),
  },
  "Noto Sans JP": { regular: import.meta.resolve("./fonts/noto-sans-jp-japanese-400-normal.woff") },
  "Noto Sans SC": { regular: import.meta.resolve("./fonts/noto-sans-sc-chinese-simplified-400-normal.woff") },
  "Noto Sans KR": { regular: import.meta.resolve("./fonts/noto-sans-kr-korean-400-normal.woff") },
};
const families = Object.keys(faces);

for (const [family, { regular, bold = regular }] of Object.entries(faces))
  Font.register({
    family,
    fonts: [
      { src: fileURLToPath(regular), fontWeight: 400 },
      { src: fileURLToPath(bold), fontWeight: 700 },
    ],
  });

Font.registerHyphenationCallback(partsOf);

const opened = new Map<string, FontFile>();
export function fileOf(family: string): FontFile {
  const known = opened.get(family);
  if (known) return known;
  const font = openSync(fileURLToPath(faces[family]?.regular ?? "")) as FontFile;
  opened.set(family, font);
  return font;
}

keepLetters(fileOf(TEXT_FACE));
keepUnpacked(fileOf("Noto Sans JP"));

/** Returns whether a font has a character. Format characters need no glyph. */
const has = (family: string, letter: string): boolean =>
  /\p{Cf}/u.test(letter) || fileOf(family).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** Returns the fonts for one word: a single one with all of its characters, or else those with some. */
function facesOf(word: string, first: string): string[] {
  const tried = [first, ...families.filter((family) => family !== TEXT_FACE && family !== TITLE_FACE)];
  const letters = [...word];
  const whole = tried.find((family) => letters.every((letter) => has(family, letter)));
  return whole === undefined ? tried.filter((family) => letters.some((letter) => has(family, letter))) : [whole];
}

export interface Run {
  text: string;
  faces: string[];
}

/** Divides a text into runs of words in the same font, including spaces. */
export function runsOf(text: string, first: string): Run[] {
  const runs: Run[] = [];
  for (const part of text.split(/(?<=\s)(?=\S)/u)) {
    const own = facesOf(part.trim(), first);
    const last = runs.at(-1);
    if (last && last.faces.join() === own.join()) last.text += part;
    else runs.push({ text: part, faces: own });
  }
  return runs;
}
