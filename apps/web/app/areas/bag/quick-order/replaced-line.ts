/** Id of the form with the quick order's text. */
export const PAD = "pad";

/** Returns the value of a button that replaces or removes a line. */
export const replacement = (written: string, line: string): string => `${written}\n${line}`;

/** Maximum length of a line sent back by a button. */
const LONGEST = 200;

/** Returns the text with the line replaced, or removed if nothing replaces it; unchanged if it no longer contains the line. */
export function withReplaced(pad: string, sent: string): string {
  const [written = "", line = ""] = sent.split(/\r?\n/);
  const lines = pad.split(/\r\n|\r|\n/);
  const at = lines.findIndex((one) => one.trim() !== "" && one.trim().slice(0, LONGEST) === written);
  return at === -1 ? pad : lines.toSpliced(at, 1, ...(line === "" ? [] : [line])).join("\n");
}
