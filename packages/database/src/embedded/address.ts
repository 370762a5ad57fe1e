import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** The server's only role, and the standard database. */
export const USER = "azulejo";
const DATABASE = "postgres";
export const SOCKET_PORT = 5432;

/** How clients on this machine reach a server. */
export interface Address {
  /** The server's start settings. */
  settings: Readonly<Record<string, string>>;
  /** The address that the shop connects to. */
  url: string;
}

/**
 * Returns the address of a Unix socket, in a folder that only its owner may enter.
 * @param port isn't opened; it is part of the socket's file name
 */
export const onSocket = (folder: string, port = SOCKET_PORT): Address => ({
  settings: { listen_addresses: "", port: String(port), unix_socket_directories: folder, unix_socket_permissions: "0700" },
  url: `postgres://${USER}@localhost:${port}/${DATABASE}?host=${encodeURIComponent(folder)}`,
});

/** Returns a port of the loopback interface with a password, for Windows, where Node doesn't support PostgreSQL's Unix sockets. */
export const onPort = (port: number, dataDir: string): Address => ({
  settings: { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "" },
  url: `postgres://${USER}:${readPassword(dataDir)}@127.0.0.1:${port}/${DATABASE}`,
});

/** Creates the password of a data directory's server if it doesn't exist. @returns its file */
export function ensurePassword(dataDir: string): string {
  const file = join(dataDir, "postgres.password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return file;
}

const readPassword = (dataDir: string): string => readFileSync(ensurePassword(dataDir), "utf8");

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
