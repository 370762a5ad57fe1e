/** The logger interface that the sandbox uses; pino implements it. */
export interface SandboxLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Logs nothing. */
export const silentLogger: SandboxLogger = { info: () => undefined, warn: () => undefined };
