import { withoutTimeLimits } from "@azulejo/database";
import type { PgBoss } from "pg-boss";
import type { ApiOptions } from "./api.ts";
import { followRecordChanges } from "./areas/integration/index.ts";
import type { Services } from "./context.ts";
import { couriersOf } from "./couriers.ts";
import { startJobs } from "./jobs/jobs.ts";
import { completeJobs } from "./jobs/scheduled.ts";
import { resealAll } from "./session/reseal.repository.ts";
import type { OpenStorefronts } from "./storefronts/open-storefronts.ts";

/** Interval of writing counted searches to the database; a killed process loses those since. */
const SEARCHES_WRITTEN_MS = 60_000;

/** The work of a process besides answering requests: deliveries, jobs, imports, and writing search counts. */
export interface BackgroundWork {
  start(): Promise<void>;
  isStarted(): boolean;
  writeSearches(): Promise<void>;
  stop(): Promise<void>;
}

export function createBackgroundWork(services: Services, options: ApiOptions, boss: PgBoss, shops: OpenStorefronts): BackgroundWork {
  const { works = true, jobs = true } = options;
  let isStarted = false;
  let writing: NodeJS.Timeout | undefined;
  let stopFollowing = async () => {};
  const writeSearches = async () => {
    for (const shop of shops.all()) await shop.writeSearches();
  };
  return {
    async start() {
      if (works) {
        if (options.formerSessionSecret) await sealAnew(services);
        await services.outbox.deliver(couriersOf(services, options, shops.first.id));
        stopFollowing = await followRecordChanges(services);
      }
      if (works && jobs) {
        await startJobs(boss, completeJobs({ ...services, database: withoutTimeLimits(services.database) }));
        services.importWork.wake(services);
      }
      writing ??= setInterval(() => void writeSearches(), SEARCHES_WRITTEN_MS);
      writing.unref();
      isStarted = true;
    },
    isStarted: () => isStarted,
    writeSearches,
    async stop() {
      clearInterval(writing);
      await services.importWork.close();
      await stopFollowing();
      await services.outbox.stop();
      await boss.stop({ graceful: false });
    },
  };
}

async function sealAnew({ database, seal, log }: Services): Promise<void> {
  log.info({ values: await resealAll(database.query, seal) }, "sealed with the new SESSION_SECRET");
}
