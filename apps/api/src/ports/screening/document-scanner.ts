/** Looks for malware in what strangers send. */
export interface DocumentScanner {
  /** @throws when it doesn't answer: nobody knows then what the document is */
  scan(bytes: Uint8Array): Promise<{ isClean: true } | { isClean: false; found: string }>;
}
