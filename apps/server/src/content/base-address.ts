const LOOPBACK = /^(?:127\.|localhost$|::1$)/;

/** Warns if PUBLIC_URL is missing, because canonical and language links then use this machine's name, which is only right for local use. */
export function warnOfBaseAddress(host: string, publicUrl: string | undefined, log: { warn(fields: object, message: string): void }): void {
  if (publicUrl || LOOPBACK.test(host)) return;
  log.warn({ host }, "I18n `baseUrl` is required to generate valid SEO tag links: set PUBLIC_URL");
}
