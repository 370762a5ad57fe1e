const UTF16 = { "255,254": "utf-16le", "254,255": "utf-16be" } as const;

/** Decodes a text file: spreadsheets write UTF-8, UTF-16 with a byte order mark, or the Windows code page. */
export function decodeFile(bytes: Uint8Array): string {
  const mark = `${bytes[0]},${bytes[1]}` as keyof typeof UTF16;
  if (Object.hasOwn(UTF16, mark)) return new TextDecoder(UTF16[mark]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
