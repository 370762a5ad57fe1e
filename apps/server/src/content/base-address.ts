const LOOPBACK = /^(?:127\.|localhost$|::1$)/;

/** Without PUBLIC_URL canonical and language links name this machine; that is right only for local use. */
export function warnOfBaseAddress(host: string, publicUrl: string | undefined, log: { warn(fields: object, message: string): void }): void {
  if (publicUrl || LOOPBACK.test(host)) return;
  log.warn({ host }, "I18n `baseUrl` is required to generate valid SEO tag links: set PUBLIC_URL");
}
