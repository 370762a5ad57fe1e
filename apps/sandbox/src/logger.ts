/** What the sandbox needs of a logger; pino fits. */
export interface SandboxLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Says nothing. */
export const silentLogger: SandboxLogger = { info: () => undefined, warn: () => undefined };
