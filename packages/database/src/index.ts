export { type Change, type ChangeFollower, endOfChangeLog, followChanges, recordChanges } from "./change-log.ts";
export type { Database, Query, Transaction } from "./database.ts";
export { DatabaseInUseError } from "./embedded/in-use-error.ts";
export { restoreEmbedded } from "./embedded/restore-embedded.ts";
export { requestBackup } from "./embedded/running-backup.ts";
export { isMigrated, migrate } from "./migrate.ts";
export { openDatabase } from "./open-database.ts";
export type * from "./tables/index.ts";
export { isUnavailable, whenAvailable } from "./unavailable.ts";
