/** Why text is refused whose bytes don't belong to the file's encoding. */
export const BAD_BYTES = "has bytes of another encoding; import with --encoding, such as --encoding windows-1252";

/** Returns whether a decoder has replaced bytes that it could not read. */
export const hasBadBytes = (text: string): boolean => text.includes("\uFFFD");
