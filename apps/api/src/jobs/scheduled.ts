import { sql } from "kysely";
import { tidyAccounts } from "../areas/account/index.ts";
import { sweepMoneyBack, sweepOrders } from "../areas/checkout/index.ts";
import type { Services } from "../context.ts";
import type { Job } from "./jobs.ts";

/** Returns every scheduled job. */
export function completeJobs(services: Services): Job[] {
  return [
    { name: "checkout-sweep", cron: "* * * * *", run: async () => void (await sweepOrders(services)) },
    { name: "money-back-sweep", cron: "*/10 * * * *", run: async () => void (await sweepMoneyBack(services)) },
    { name: "tidy", cron: "17 9 * * *", run: () => tidy(services) },
    { name: "tidy-accounts", cron: "37 9 * * *", run: () => tidyAccounts(services.database.query, services.now()) },
  ];
}

/** Deletes idempotency keys after thirty days, and old log rows and bags. */
async function tidy({ database: { query } }: Services): Promise<void> {
  const older = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await query.deleteFrom("idempotency").where("created_at", "<", older(30)).execute();
  await query.deleteFrom("change_log").where("at", "<", older(7)).execute();
  await query
    .deleteFrom("bag")
    .where("status", "in", ["open", "joined"])
    .where("updated_at", "<", older(180))
    .where("id", "not in", (of) => of.selectFrom("customer_order").select("bag_id"))
    .execute();
}
