import { totalmem } from "node:os";

const MB = 1024 ** 2;

/**
 * Settings for one shop on one machine, whose clients are the shop's pool and a command or two. All others have PostgreSQL's defaults; most
 * importantly, a commit is on disk before it is confirmed.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  max_connections: "60",
  shared_buffers: `${Math.min(128, Math.max(32, Math.round(totalmem() / MB / 16)))}MB`,
  // Off, because a shop's statements are short, and parallel workers use memory and /dev/shm, which containers limit.
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  io_method: "sync",
  // Off, because nothing replicates this server, and backups read rows.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "256MB",
  timezone: "UTC",
  // Failed statements are logged by the shop, without the values in them.
  log_min_messages: "log",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

/** Returns the settings as arguments of the program. */
export const asArguments = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
