import "@azulejo/launch/tsx-hooks.ts";
import { DatabaseInUseError, StorageFullError } from "@azulejo/database";
import { ConfigError, readConfig } from "./config.ts";
import { warnOfBaseAddress } from "./content/base-address.ts";
import { createLog } from "./log.ts";
import { startWatchdog } from "./watchdog/watchdog.ts";

/** Starts the shop and stops it cleanly. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // React and the router choose their build by it when they are loaded below.
  process.env.NODE_ENV ??= config.devWeb ? "development" : "production";
  const log = createLog(config.logLevel);
  warnOfBaseAddress(config.host, process.env.PUBLIC_URL, log);
  if (!config.database.url) startWatchdog({ directory: config.database.dataDir, leastFreeBytes: config.leastFreeBytes });
  const { startServer } = await import("./start-server.ts");
  const server = await startServer(config, log);
  log.info({ url: server.url, mode: config.mode, ms: Math.round(performance.now()) }, `listening on ${server.url}`);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    server.close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Errors that the operator can fix are shown as a message; all others with their stack. */
const isExplained = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof StorageFullError || error instanceof DatabaseInUseError;

main().catch((error) => {
  process.stderr.write(`${isExplained(error) ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
});
