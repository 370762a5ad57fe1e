import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Address, ensurePassword, freePort, onPort, onSocket, SOCKET_PORT } from "./address.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { createCluster, releaseOf } from "./create-cluster.ts";
import { lockDirectory, ownerOf } from "./directory-lock.ts";
import { fetchEarlierBinaries } from "./earlier-binaries.ts";
import { refuseEarlierRelease } from "./earlier-release.ts";
import { DatabaseInUseError } from "./in-use-error.ts";
import { stopLeftOver } from "./left-over-server.ts";
import { findPlace, type Place } from "./place.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import type { Machine } from "./run-as.ts";
import { answers, type ServerProcess, startProcess } from "./server-process.ts";
import { finishUpgrade, upgradeCluster } from "./upgrade-cluster.ts";

/** A server started by the shop. */
export interface EmbeddedServer {
  url: string;
  /** Stops it if this process started it. */
  stop(): Promise<void>;
  /** Whether this process started it. */
  isOwn: boolean;
  /** The server's process id. */
  pid(): number;
}

export interface EmbeddedOptions {
  /** A shop starts and owns its server. A command uses the server of a running shop, and starts one only if there is none. */
  as: "shop" | "command";
  /** Additional settings, such as faster ones without durability for tests. */
  settings?: Readonly<Record<string, string>>;
  /** How clients connect; by default with a Unix socket, if the system has them. */
  by?: "socket" | "port";
  /** PostgreSQL's programs, instead of the installed ones. */
  binaries?: Binaries;
  /** The machine's users and rights, instead of those of the system. */
  machine?: Machine;
  /** Reports in one line something done without being requested. */
  tell?(line: string): void;
  /** Called before anything is written. */
  prepare?(): void;
}

/** How long a shop waits for a command to end, and a command for a server to start, in ms. */
const WAIT_MS = 15_000;
/** How long a shop waits for another shop to end, in ms. */
const SHOP_WAIT_MS = 2000;
const LOOK_MS = 50;

/**
 * Starts the server of a data directory, or finds the running one. Creates a new directory, recovers after a crash, upgrades data of an
 * earlier PostgreSQL release, and first stops a server whose owner was killed.
 * @throws DatabaseInUseError, NoBinariesError, NoUserError, EarlierReleaseError
 */
export async function startEmbedded(given: string, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(given);
  mkdirSync(dataDir, { recursive: true });
  const began = Date.now();
  for (;;) {
    const unlock = lockDirectory(dataDir, options.as);
    if (unlock) return startOwn(dataDir, unlock, options);
    const running = options.as === "command" ? await findRunning(dataDir, options) : null;
    if (running) return running;
    const owner = ownerOf(dataDir);
    const patience = options.as === "shop" && !owner.startsWith("the command") ? SHOP_WAIT_MS : WAIT_MS;
    if (Date.now() - began > patience) throw new DatabaseInUseError(dataDir, owner);
    await new Promise((next) => setTimeout(next, LOOK_MS));
  }
}

async function startOwn(
  dataDir: string,
  unlock: () => void,
  { by = usual, settings, machine, tell = toStandardError, prepare, binaries = findBinaries() }: EmbeddedOptions,
): Promise<EmbeddedServer> {
  try {
    prepare?.();
    const place = findPlace(dataDir, binaries, tell, machine);
    const file = by === "port" ? ensurePassword(dataDir) : null;
    finishUpgrade(place);
    if (releaseOf(place.data) === null) {
      refuseEarlierRelease(dataDir);
      await createCluster(place, file);
    }
    if (!(await stopLeftOver(place, addressOf(place, dataDir, by).url)))
      throw new DatabaseInUseError(dataDir, "a PostgreSQL server in another container");
    // Chosen last, because another program can take a free port at any time.
    const addresses = by === "port" ? await onPorts(dataDir) : onSockets(place);
    const release = releaseOf(place.data);
    if (release !== null && release !== binaries.major) {
      tell(`upgrading the data in ${place.data} from PostgreSQL ${release} to ${binaries.major}`);
      await upgradeCluster(place, await fetchEarlierBinaries(release), (which) => addresses[which], file);
    }
    const server = await startProcess(place, addresses.present, settings);
    return describe(addresses.present, server, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Two addresses, because an upgrade runs two servers at once. */
const onSockets = ({ socket }: Place) => ({ present: onSocket(socket), earlier: onSocket(socket, SOCKET_PORT + 1) });

async function onPorts(dataDir: string) {
  return { present: onPort(await freePort(), dataDir), earlier: onPort(await freePort(), dataDir) };
}

const usual = process.platform === "win32" ? "port" : "socket";
const toStandardError = (line: string): void => void process.stderr.write(`${line}\n`);

/** Returns the address of the running server. */
const addressOf = (place: Place, dataDir: string, by: "socket" | "port"): Address =>
  by === "port" ? onPort(readPostmasterFile(place.data)?.port ?? 0, dataDir) : onSocket(place.socket);

function describe({ url }: Address, server: ServerProcess, unlock: () => void): EmbeddedServer {
  return {
    url,
    isOwn: true,
    pid: server.pid,
    async stop() {
      await server.stop();
      unlock();
    },
  };
}

/** Connects to a server started by another process; null if it doesn't respond yet. */
async function findRunning(
  dataDir: string,
  { by = usual, machine, tell = toStandardError }: EmbeddedOptions,
): Promise<EmbeddedServer | null> {
  const place = findPlace(dataDir, findBinaries(), tell, machine);
  if (!existsSync(place.data)) return null;
  const { url } = addressOf(place, dataDir, by);
  return (await answers(url)) ? { url, isOwn: false, pid: () => readPostmasterFile(place.data)?.pid ?? 0, stop: async () => {} } : null;
}
