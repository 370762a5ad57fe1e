/** The name of an encoding, as the Encoding Standard spells it. */
export type Encoding = string;

/** Usual names that the Encoding Standard does not list. */
const others: Record<string, string> = { "mac-roman": "macintosh", macroman: "macintosh", ansi: "windows-1252", "cp-1252": "windows-1252" };

/** Returns an encoding by any of its names ("cp1252", "latin1", "Mac Roman"), or null if there is none. */
export function encodingNamed(name: string): Encoding | null {
  const label = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  try {
    return new TextDecoder(others[label] ?? label).encoding;
  } catch {
    return null;
  }
}
