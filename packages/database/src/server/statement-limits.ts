/** How long a statement may take, and how long it may wait for each lock; 0 for any time. */
export interface StatementLimits {
  statementSeconds: number;
  lockSeconds: number;
}

/** Limits of a process's statements and connections, unless variables set others. */
export const databaseDefaults = { connections: 10, statementSeconds: 60, lockSeconds: 15 };

export const NO_LIMITS: StatementLimits = { statementSeconds: 0, lockSeconds: 0 };
