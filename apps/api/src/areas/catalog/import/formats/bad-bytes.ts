/** Why text with bytes outside the file's encoding is refused. */
export const BAD_BYTES = "has bytes of another encoding; import with --encoding, such as --encoding windows-1252";

/** Returns whether a decoder has replaced bytes that it could not read. */
export const hasBadBytes = (text: string): boolean => text.includes("\uFFFD");
