import { saveCompiled } from "./start/compile-cache.ts";
import "@azulejo/launch/tsx-hooks.ts";
import type { Config } from "./config/config.ts";
import { readConfig } from "./config/read-config.ts";
import { warnOfBaseAddress } from "./content/base-address.ts";
import { createLog, type ServerLog, version, writeAfterLog } from "./log.ts";
import { keepHeapSmall } from "./start/heap.ts";
import { keepNextTickFast } from "./start/next-tick.ts";
import { keepsRunning } from "./start/roles.ts";
import { explainStartFailure } from "./start/start-failure.ts";
import { startSummary } from "./start/summary.ts";
import type { RunningServer } from "./start-server.ts";
import type { Tracing } from "./tracing/open-tracing.ts";

let config: Config | null = null;

/** Starts the shop and stops it cleanly. */
async function main(): Promise<void> {
  keepHeapSmall();
  keepNextTickFast();
  config = readConfig(process.env);
  // React and the router choose their build by this variable when they are loaded below.
  process.env.NODE_ENV ??= config.devWeb ? "development" : "production";
  const { log, tracing } = await openLog(config);
  warnOfBaseAddress(config.host, process.env.PUBLIC_URL, log);
  let server: RunningServer | null = null;
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    // A shop that is still starting ends at once, with its database server.
    if (!server) process.exit(0);
    log.info({ signal }, "stopping");
    const closing = server.close().finally(() => tracing?.close());
    closing.then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (!keepsRunning(config.role)) {
    const { migrateShop } = await import("./start/migrate-shop.ts");
    await migrateShop(config, log);
    log.info({ role: config.role }, "the schema is up to date");
    process.exit(0);
  }
  const { startServer } = await import("./start-server.ts");
  server = await startServer(config, log);
  log.info({ url: server.url, mode: config.mode, role: config.role, ms: Math.round(performance.now()) }, `listening on ${server.url}`);
  saveCompiled();
  const summary = startSummary(config);
  writeAfterLog(`\n${summary}\n`);
}

/** Opens the log, and the tracing if it is configured; its libraries aren't loaded otherwise. */
async function openLog({ logLevel, traces, apiUrl }: Config): Promise<{ log: ServerLog; tracing: Tracing | null }> {
  if (!traces) return { log: createLog(logLevel), tracing: null };
  const { openTracing } = await import("./tracing/open-tracing.ts");
  const tracing = openTracing({
    ...traces,
    version,
    apiUrl: apiUrl ?? null,
    onFailure: (err) => log.warn({ err }, "traces could not be sent"),
  });
  const log = createLog(logLevel, tracing.logFields);
  return { log, tracing };
}

main().catch((error) => {
  process.stderr.write(`${explainStartFailure(error, config) ?? error?.stack ?? error}\n`);
  process.exit(1);
});
