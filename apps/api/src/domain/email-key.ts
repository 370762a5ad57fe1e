/** Normalizes an email address for comparison: no domain prefix before a backslash, Unicode composed, lower case. */
export const emailKey = (address: string): string =>
  address
    .slice(address.lastIndexOf("\\") + 1)
    .trim()
    .toLowerCase()
    .normalize("NFC");
