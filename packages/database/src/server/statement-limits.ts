/** How long a statement may take, and how long it may wait for each lock; 0 for any time. */
export interface StatementLimits {
  statementSeconds: number;
  lockSeconds: number;
}

/** What a process of the shop takes of its database unless variables say otherwise. */
export const databaseDefaults = { connections: 10, statementSeconds: 60, lockSeconds: 15 };

export const NO_LIMITS: StatementLimits = { statementSeconds: 0, lockSeconds: 0 };
