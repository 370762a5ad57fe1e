import pino from "pino";

/** Structured lines on standard output. Bodies, addresses and tokens are never logged; any that slip in are redacted. */
export function createLog(level: string) {
  return pino(options(level), destination);
}

const destination = pino.destination({ fd: process.stdout.fd, sync: false });

/** Writes what has been logged, so that text written to standard output comes after it. */
export const flushLog = (): void => destination.flushSync();

const options = (level: string): pino.LoggerOptions => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: ["*.email", "*.phone", "*.password", "*.authToken", "*.refreshToken", "*.address", "headers"], remove: true },
});

export type ServerLog = ReturnType<typeof createLog>;
