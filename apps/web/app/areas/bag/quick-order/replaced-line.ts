/** The id of the form with the pad. */
export const PAD = "pad";

/** Returns the value of a button that replaces a line, or leaves it out. */
export const replacement = (written: string, line: string): string => `${written}\n${line}`;

/** A line is sent back no longer than this. */
const LONGEST = 200;

/** Returns the pad with the line replaced, or without it if nothing replaces it; the same pad if the line is no longer in it. */
export function withReplaced(pad: string, sent: string): string {
  const [written = "", line = ""] = sent.split(/\r?\n/);
  const lines = pad.split(/\r\n|\r|\n/);
  const at = lines.findIndex((one) => one.trim() !== "" && one.trim().slice(0, LONGEST) === written);
  return at === -1 ? pad : lines.toSpliced(at, 1, ...(line === "" ? [] : [line])).join("\n");
}
