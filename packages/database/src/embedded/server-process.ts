import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { Client } from "pg";
import type { Address } from "./address.ts";
import { program } from "./binaries.ts";
import type { Place } from "./place.ts";
import { asArguments, serverSettings } from "./settings.ts";

/** A server first recovers from a crash, which takes as long as reading the log since its last checkpoint. */
const START_MS = 120_000;
/** Longest time in ms that stopping the server waits for clients and background work. */
const STOP_MS = 10_000;
/** Pause in ms before restarting a server that ended by itself, so that its child processes notice the end first. */
const RESTART_MS = 250;
const LOOK_MS = 10;
const LOG_LINES = 8;

/** The server of a data directory, as a child of this process. */
export interface ServerProcess {
  /** The current server's process id. */
  pid(): number;
  stop(): Promise<void>;
}

/** Starts a server and waits until it responds. Restarts it if it ends by itself. @throws with the last lines of its log */
export async function startProcess(
  place: Place,
  address: Address,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const options = ["-D", place.data, ...asArguments({ ...serverSettings, ...address.settings, ...settings })];
  let isStopping = false;
  let child: ChildProcess;
  const launch = () => {
    child = spawnServer(place, options);
    child.once("exit", () => {
      if (!isStopping) setTimeout(() => !isStopping && launch(), RESTART_MS);
    });
    // Without a listener, a spawn error would end this process; the exit event reports it as well.
    child.once("error", () => {});
  };
  const endWithShop = () => void child.kill("SIGINT");
  const stop = async () => {
    isStopping = true;
    process.off("exit", endWithShop);
    await stopChild(child);
  };
  launch();
  process.on("exit", endWithShop);
  try {
    await untilReady(() => child, place, address);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: () => child.pid ?? 0, stop };
}

const logOf = ({ data }: Place): string => `${data}.log`;

function spawnServer(place: Place, options: string[]): ChildProcess {
  const { before, ...user } = place.runAs;
  const [command = "", ...args] = [...before, program(place.binaries, "postgres"), ...options];
  const log = openSync(logOf(place), "a");
  // In a separate session, because a terminal's Ctrl+C would stop it before the shop has finished.
  const child = spawn(command, args, { ...user, cwd: "/", detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  return child;
}

async function untilReady(child: () => ChildProcess, place: Place, address: Address): Promise<void> {
  const until = Date.now() + START_MS;
  let exits = 0;
  let seen = child();
  for (;;) {
    if (await answers(address.url)) return;
    if (seen !== child() || seen.exitCode !== null) {
      exits += seen === child() ? 0 : 1;
      seen = child();
    }
    if (exits >= 3 || Date.now() > until) throw new Error(`PostgreSQL did not start in ${place.data}:\n${lastLines(logOf(place))}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Returns whether a server accepts statements. */
export async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, "utf8").trim().split("\n").slice(-LOG_LINES).join("\n");
  } catch {
    return "";
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGINT");
  const impatient = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
  await gone;
  clearTimeout(impatient);
}
