import { migrations } from "@azulejo/database/migrations/index.ts";
import { onlineIndexes } from "@azulejo/database/migrations/online.ts";
import { widenTable } from "./later-release.fixture.ts";

const tables = ["account", "bag", "bag_line", "customer_order", "item", "lot", "order_line", "payment", "product", "storefront"];

/** Loaded before the server, which it turns into a later release with further migrations. */
for (const [index, table] of tables.entries())
  migrations[`${9900 + index}-later-${table}`] = { up: (database) => widenTable(database, table).then(() => {}) };
migrations["9998-later-index"] = onlineIndexes({ later_index: "on customer_order (later_count)" });
