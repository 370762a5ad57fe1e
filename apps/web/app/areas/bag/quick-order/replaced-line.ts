/** The id of the form with the pad. */
export const PAD = "pad";

/** What a button sends that replaces a line. */
export const replacement = (written: string, line: string): string => `${written}\n${line}`;

/** Returns the pad with the line replaced; the same pad if the line is no longer in it. */
export function withReplaced(pad: string, sent: string): string {
  const [written = "", line = ""] = sent.split(/\r?\n/);
  const lines = pad.split(/\r\n|\r|\n/);
  const at = lines.findIndex((one) => one.trim() !== "" && one.trim().startsWith(written));
  return at === -1 || line === "" ? pad : lines.with(at, line).join("\n");
}
