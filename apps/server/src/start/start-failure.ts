import {
  DatabaseInUseError,
  EarlierReleaseError,
  isStorageFull,
  isUnavailable,
  NoBinariesError,
  NoUserError,
  PoolerError,
  SchemaError,
  StorageFullError,
} from "@azulejo/database";
import { type Config, ConfigError } from "../config/config.ts";

type Places = Pick<Config, "port" | "host" | "database" | "sandbox" | "metricsPort">;

const sayWhatToDo = [
  ConfigError,
  StorageFullError,
  DatabaseInUseError,
  EarlierReleaseError,
  NoBinariesError,
  NoUserError,
  PoolerError,
  SchemaError,
];

/**
 * Returns advice for an operator about a start error, in a sentence or two; null for an unknown error, which needs its stack.
 * @param places null if the configuration could not be read
 */
export function explainStartFailure(error: unknown, places: Places | null): string | null {
  if (!(error instanceof Error)) return null;
  if (sayWhatToDo.some((kind) => error instanceof kind)) return error.message;
  if (places === null) return null;
  return explainSocket(error, places) ?? explainDatabase(error, places.database) ?? explainFile(error, places.database);
}

interface SystemError extends Error {
  code?: string;
  syscall?: string;
  port?: number;
  path?: string;
}

function explainSocket({ code, syscall, port = 0 }: SystemError, { host, ...places }: Places): string | null {
  if (syscall !== "listen" && syscall !== "bind") return null;
  const variable = variableOfPort(port, places);
  if (code === "EADDRINUSE") return `Port ${port} is in use by another process. Stop that process, or set ${variable} to a free port.`;
  if (code === "EACCES")
    return `This user may not listen on port ${port}. Set ${variable} to 1024 or above; docs/deploy.md puts a proxy in front.`;
  if (code === "EADDRNOTAVAIL") return `This machine does not have the address ${host}. Set HOST to one of its addresses, or leave it out.`;
  return null;
}

function variableOfPort(port: number, { sandbox, metricsPort }: Omit<Places, "host">): string {
  if (port === sandbox?.port) return "SANDBOX_PORT";
  if (port === sandbox?.smtpPort) return "SMTP_PORT";
  return port === metricsPort ? "METRICS_PORT" : "PORT";
}

function explainDatabase(error: SystemError, { url }: Config["database"]): string | null {
  if (!url) return null;
  const { host, pathname, username } = new URL(url);
  const [database, user] = [decodeURIComponent(pathname.slice(1)), decodeURIComponent(username)];
  if (isUnavailable(error)) return `The database at ${host} does not answer. Start PostgreSQL, or correct DATABASE_URL.`;
  switch (error.code) {
    case "28P01":
    case "28000":
      return `The database at ${host} refuses the user ${user}. Correct the user or password in DATABASE_URL, or the server's pg_hba.conf.`;
    case "3D000":
      return `The database server at ${host} has no database ${database}. Create it (createdb ${database}), or correct DATABASE_URL.`;
    case "42501":
      return `The user ${user} may not create tables in the database ${database}. Make it the owner: alter database ${database} owner to ${user}.`;
    default:
      return null;
  }
}

function explainFile(error: SystemError, { dataDir }: Config["database"]): string | null {
  const place = error.path ?? dataDir;
  if (isStorageFull(error)) return `The disk that holds ${place} is full. Free some space and start again.`;
  if (error.code === "EACCES" || error.code === "EPERM" || error.code === "EROFS")
    return `This user may not write to ${place}. Change its owner, or set DATA_DIR to a folder that the user owns.`;
  if (error.code === "EEXIST" || error.code === "ENOTDIR") return `${place} is not a folder. Set DATA_DIR to a folder.`;
  return null;
}
