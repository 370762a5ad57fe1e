/** Scans uploaded documents for malware. */
export interface DocumentScanner {
  /** @throws if the scanner doesn't respond */
  scan(bytes: Uint8Array): Promise<{ isClean: true } | { isClean: false; found: string }>;
}
