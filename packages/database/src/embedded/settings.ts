import { totalmem } from "node:os";

const MB = 1024 ** 2;

/**
 * The server's settings: for one shop on one machine, whose clients are the shop's pool and a command or two.
 * What is not here has PostgreSQL's default; above all, a commit is on disk before it is answered.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  max_connections: "60",
  shared_buffers: `${Math.min(128, Math.max(32, Math.round(totalmem() / MB / 16)))}MB`,
  // A shop's statements are short; the processes that help with long ones cost memory, and share it in /dev/shm, which containers limit.
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  io_method: "sync",
  // Replication is off: nothing replicates this server, and backups read rows.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "256MB",
  timezone: "UTC",
  // A refused statement is the shop's to log, without the values in it.
  log_min_messages: "log",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

/** The settings as arguments of the program. */
export const asArguments = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
