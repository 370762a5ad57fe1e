import { ImportError } from "@azulejo/api/areas/catalog/index.ts";
import { storefrontOf } from "@azulejo/api/areas/movein/index.ts";
import { changeSettings, readSettings } from "@azulejo/api/areas/settings/index.ts";
import { withUnpublishedStores } from "@azulejo/contract/settings/new-store.ts";
import type { Database } from "@azulejo/database";

interface Given {
  /** Names of stores that files name and the shop doesn't have. */
  names: readonly string[];
  /** The first one by default. */
  storefrontId: number | undefined;
  /** The command, as the audit log names it. */
  command: string;
}

/** Creates unpublished stores, and says so. @throws ImportError if the settings don't allow them */
export async function createStores(database: Database, { names, storefrontId: given, command }: Given): Promise<void> {
  if (names.length === 0) return;
  const { id: storefrontId } = await storefrontOf(database.query, given);
  const { settings } = await readSettings(database.query, storefrontId);
  const { stores } = withUnpublishedStores(settings, names);
  const by = { actor: "command", name: command } as const;
  const { faults } = await changeSettings(database, { settings: { version: 1, stores }, pictures: {} }, { storefrontId, by });
  if (faults) throw new ImportError(faults.map(({ path, problem }) => `${path} ${problem}`).join("\n"));
  process.stderr.write(
    `Stores created, not published yet: ${names.join(", ")}. Complete and publish them in the office under Settings, Stores.\n`,
  );
}
