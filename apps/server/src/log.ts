import { readFileSync } from "node:fs";
import pino from "pino";

/**
 * Creates a logger with structured lines on standard output, readable ones at a terminal. Bodies, addresses and tokens aren't logged; any
 * that occur are redacted.
 *
 * @param traceFields returns the fields that name the trace in which a line is written
 */
export function createLog(level: string, traceFields?: () => object) {
  return pino(logOptions(level, traceFields), destination);
}

const destination = process.stdout.isTTY
  ? (await import("pino-pretty")).default({ translateTime: "SYS:HH:MM:ss", ignore: "pid,service,version", singleLine: true, sync: true })
  : pino.destination({ fd: process.stdout.fd, sync: false });

/** Writes text for people at the terminal, after everything that has been logged. */
export const writeAfterLog = (text: string): void => void destination.write(text);

export const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as { version: string };

/** Returns the fields of every line, and the redacted ones. */
export const logOptions = (level: string, traceFields?: () => object): pino.LoggerOptions => ({
  level,
  base: { service: "azulejo", version, pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: ["*.email", "*.phone", "*.password", "*.authToken", "*.refreshToken", "*.address", "headers"], remove: true },
  ...(traceFields && { mixin: traceFields }),
});

export type ServerLog = ReturnType<typeof createLog>;
