/** A mail address as it is compared: without a domain before a backslash, composed, in lower case. */
export const emailKey = (address: string): string =>
  address
    .slice(address.lastIndexOf("\\") + 1)
    .trim()
    .toLowerCase()
    .normalize("NFC");
