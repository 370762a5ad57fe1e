import type { GuardName } from "../route-table.ts";
import type { Visit } from "../visit.ts";
import { businessPage } from "./business.server.ts";
import type { Guard } from "./guard.ts";
import { privatePage } from "./private.server.ts";
import { productDetailPage } from "./product-detail-page.server.ts";
import { productListPage } from "./product-list-page.server.ts";
import { slabsListPage } from "./slabs-list-page.server.ts";

/** The route table's guards by name. */
const registry: Record<GuardName, Guard> = {
  private: privatePage,
  business: businessPage,
  "product-detail-page": productDetailPage,
  "product-list-page": productListPage,
  "slabs-list-page": slabsListPage,
};

/** Runs guards one after the other. @throws `Unknown route middleware: '{name}'.` for a name that is not registered */
export async function runGuards(names: readonly string[], visit: Visit): Promise<void> {
  for (const name of names) {
    const guard = Object.hasOwn(registry, name) ? registry[name as GuardName] : undefined;
    if (!guard) throw new Error(`Unknown route middleware: '${name}'.`);
    await guard(visit);
  }
}
