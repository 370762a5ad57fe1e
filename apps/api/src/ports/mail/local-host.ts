/** Returns whether a host name or address is this machine, or the directory of a socket. */
export const isLocalHost = (host: string): boolean =>
  host === "" || host.startsWith("/") || host === "localhost" || host.endsWith(".localhost") || /^127\.|^\[?::1\]?$/.test(host);
