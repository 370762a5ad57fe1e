import "@azulejo/tooling/tsx-hooks.ts";
import { ConfigError, readConfig } from "./config.ts";
import { warnOfBaseAddress } from "./content/base-address.ts";
import { createLog } from "./log.ts";

/** Starts the shop and stops it cleanly. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // React and the router choose their build by it when they are loaded, which is below.
  process.env.NODE_ENV ??= config.devWeb ? "development" : "production";
  const log = createLog(config.logLevel);
  warnOfBaseAddress(config.host, process.env.PUBLIC_URL, log);
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

main().catch((error) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
});
