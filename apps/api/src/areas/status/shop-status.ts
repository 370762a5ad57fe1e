import type { office } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { paymentServices, searchService } from "./outside-services.ts";
import { selectShopFigures } from "./shop-figures.repository.ts";
import { selectObserved } from "./status.repository.ts";
import { judgeStatus } from "./status.rules.ts";

export const readShopStatus: Verb<typeof office.shopStatus> = async (context) => {
  const { database, machine, storefront, tax, payments, wallet, productSearch, now } = context;
  const started = performance.now();
  const observed = await selectObserved(database.query, storefront.id);
  const databaseMs = performance.now() - started;
  const [figures, freeBytes] = [await selectShopFigures(database.query, storefront.id), await machine.freeBytes()];
  const replicas = database.replicas?.figures() ?? null;
  const seen = {
    ...{ ...observed, ...figures, now: now(), databaseMs, freeBytes },
    waitingForDatabase: database.pool.waitingCount,
    replicas: replicas && { usable: replicas.usable, all: replicas.all },
    paymentProviders: paymentServices({ payments, wallet }),
    search: searchService({ productSearch }),
    taxes: tax.isLocal ? null : { service: tax.name, isResting: tax.isResting() },
  };
  return {
    at: seen.now.toISOString(),
    version: machine.version,
    databaseVersion: observed.databaseVersion,
    checks: judgeStatus(seen),
  };
};
