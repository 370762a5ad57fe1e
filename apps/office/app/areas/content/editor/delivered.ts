import { type Blok, fieldOfKey, isBlok, type Languages } from "./blok.ts";

/**
 * Returns content in one language as the delivery API would: translated values under plain names, and each block with the mark by which a
 * click on the page finds it.
 */
export function delivered(content: Blok, language: string, languages: Languages, storyId: number): Blok {
  return inLanguage(content, language === languages[0] ? null : language.replaceAll("-", "_"), storyId) as Blok;
}

function inLanguage(value: unknown, language: string | null, storyId: number): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language, storyId));
  if (typeof value !== "object" || value === null) return value;
  const plain: Record<string, unknown> = {};
  const translated: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    const { name, language: own } = fieldOfKey(key);
    if (own === null) plain[name] = inLanguage(one, language, storyId);
    else if (own === language && one !== "" && one !== null) translated[name] = inLanguage(one, language, storyId);
  }
  return { ...plain, ...translated, ...(isBlok(value) && value._uid && { _editable: mark(value, storyId) }) };
}

const mark = ({ component, _uid }: Blok, storyId: number): string =>
  `<!--#storyblok#${JSON.stringify({ name: component, space: "", uid: _uid, id: String(storyId) })}-->`;
