import { fileURLToPath } from "node:url";
import type { Api } from "@azulejo/api";
import { fillContent } from "@azulejo/seed/fill-content.ts";
import type { Config } from "../config/config.ts";
import type { OpenContent } from "../content/open-content.ts";
import type { ServerLog } from "../log.ts";

/** Loads the demo's stories into the built-in content system if it is empty. */
export async function seedContent(content: OpenContent, config: Config, log: ServerLog): Promise<void> {
  if (config.content.apiUrl) return;
  await fillContent({ fetch: content.fetch, tell: (message) => log.info({}, message) });
}

/** Creates two years of orders, quotes and prices for the demo's dealer, and tasks for the office. */
export async function loadDemoHistory({ services }: Api, now: () => Date, log: ServerLog): Promise<void> {
  try {
    const { loadHistory, loadOfficeWork, loadPrices, loadQuotes } = await import("@azulejo/seed/history/index.ts");
    await loadHistory(services, now());
    await loadQuotes(services, now());
    await loadPrices(services.database.query, now());
    await loadOfficeWork(services, now());
  } catch (error) {
    log.error({ err: error }, "the demo's orders could not be loaded");
  }
}

/** The host in the demo's settings. */
const HOST = "piedra.localhost";
const FOLDER = fileURLToPath(new URL("../../../../seed/brands/piedra-viva/", import.meta.url));

/** Returns the origins of the demo's storefronts, to which the sandbox's pages return. */
export function originsOfDemo({ publicUrl, demoBrand }: Config): string[] {
  const { protocol, port } = new URL(publicUrl);
  return [publicUrl, ...(demoBrand ? [`${protocol}//${HOST}${port && `:${port}`}`] : [])];
}

/** Adds the demo's second storefront unless it exists. */
export async function loadDemoBrand(api: Api, { fetch }: OpenContent, log: ServerLog): Promise<void> {
  try {
    if (api.storefronts().length > 1) return;
    const { addStorefront } = await import("@azulejo/seed/add-storefront.ts");
    const tell = (message: string) => log.info({}, message);
    const { loadBrandOwner } = await import("@azulejo/seed/load-accounts.ts");
    const { database } = api.services;
    const { id } = await addStorefront({ database, folder: FOLDER, fetch, tell });
    await loadBrandOwner(database.query, id);
  } catch (error) {
    log.error({ err: error }, "the demo's second storefront could not be added");
  }
}
