import pino from "pino";

/** Structured lines on standard output. Bodies, addresses and tokens are never logged; any that slip in are redacted. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ["*.email", "*.phone", "*.password", "*.authToken", "*.refreshToken", "*.address", "headers"], remove: true },
  });
}

export type ServerLog = ReturnType<typeof createLog>;
