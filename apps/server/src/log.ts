import pino from "pino";

/** Structured lines on standard output; readable ones at a terminal. Bodies, addresses and tokens are never logged; any that slip in are redacted. */
export function createLog(level: string) {
  return pino(options(level), destination);
}

const destination = process.stdout.isTTY
  ? (await import("pino-pretty")).default({ translateTime: "SYS:HH:MM:ss", singleLine: true, sync: true })
  : pino.destination({ fd: process.stdout.fd, sync: false });

/** Writes text for a reader at the terminal, after everything that has been logged. */
export const writeAfterLog = (text: string): void => void destination.write(text);

const options = (level: string): pino.LoggerOptions => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: ["*.email", "*.phone", "*.password", "*.authToken", "*.refreshToken", "*.address", "headers"], remove: true },
});

export type ServerLog = ReturnType<typeof createLog>;
