export { compareDatabases } from "./backup/compare.ts";
export { copyDatabase } from "./backup/copy-database.ts";
export { readBackupFile } from "./backup/read-backup-file.ts";
export { restore } from "./backup/restore.ts";
export { writeBackup } from "./backup/write-backup.ts";
export {
  type Change,
  type ChangeKind,
  type ChangePosition,
  changesInsert,
  changesNotice,
  endOfChangeLog,
  recordChanges,
  type ShopChangeKind,
} from "./change-log.ts";
export type {
  Address,
  AnsweredTaxes,
  ApprovedLine,
  DeliveryChargeKind,
  DeliveryPromise,
  DeliveryService,
  DeliverySource,
  ExemptionSource,
  Hours,
  ListingFilter,
  Localized,
  LotUnits,
  OfferedLine,
  OrderDerivation,
  OrderEventDetail,
  PriceSource,
  PromotionOffer,
  PromotionScope,
  QuotedFacts,
  QuotedPromotion,
  QuotedTaxes,
  QuotedTerms,
  QuoteSource,
  Recipient,
  Room,
  RoomLots,
  StockMovementKind,
  TaxLine,
  TaxSource,
  TranslatedSlug,
} from "./column-types.ts";
export type * from "./column-values.ts";
export { type Database, processLock, type Query, type Replicas, type Transaction, withoutTimeLimits } from "./database.ts";
export { NoBinariesError } from "./embedded/binaries.ts";
export { LEAST_FREE_BYTES, StorageFullError } from "./embedded/disk-room.ts";
export { EarlierReleaseError } from "./embedded/earlier-release.ts";
export { DatabaseInUseError } from "./embedded/in-use-error.ts";
export { NoUserError } from "./embedded/run-as.ts";
export { type EmbeddedServer, startEmbedded } from "./embedded/start-embedded.ts";
export { type ChangeFollower, followChanges } from "./follow-changes.ts";
export { appliedMigrations } from "./migrate/applied-migrations.ts";
export { isMigrated, migrate, migrateTo, requireSchema, SchemaError, schemaProblem } from "./migrate/migrate.ts";
export { openDatabase } from "./open-database.ts";
export { insertRows, populate } from "./populate.ts";
export { ReadCache } from "./read-cache.ts";
export { queryChannel, type TracedQuery } from "./server/query-channel.ts";
export { PoolerError } from "./server/require-session.ts";
export { isShopRunning } from "./server/sessions.ts";
export type { DB as Tables } from "./tables.ts";
export { isOverLimit, isStorageFull, isUnavailable, whenAvailable } from "./unavailable.ts";
