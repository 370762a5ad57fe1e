/** Time limits of statements and of their waits for each lock; 0 for none. */
export interface StatementLimits {
  statementSeconds: number;
  lockSeconds: number;
}

/** Default limits of a process's statements and connections. */
export const databaseDefaults = { connections: 10, statementSeconds: 60, lockSeconds: 15 };

export const NO_LIMITS: StatementLimits = { statementSeconds: 0, lockSeconds: 0 };
