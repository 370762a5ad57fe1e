/** Writes structured log lines, which must not contain content or tokens. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}
