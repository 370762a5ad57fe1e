/** Whether a name or address is this machine's, or the folder of a socket. */
export const isLocalHost = (host: string): boolean =>
  host === "" || host.startsWith("/") || host === "localhost" || host.endsWith(".localhost") || /^127\.|^\[?::1\]?$/.test(host);
