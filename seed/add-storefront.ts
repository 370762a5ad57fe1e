import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { importCatalog } from "@azulejo/api/areas/catalog/index.ts";
import { changeSettings, changeSettingsWithin, type SettingsRequest } from "@azulejo/api/areas/settings/index.ts";
import { createSpace } from "@azulejo/content";
import type { Database, Query } from "@azulejo/database";
import { sql } from "kysely";
import { parse } from "yaml";
import { pushFolder } from "./load-content.ts";
import { loadReferences, loadStaffRoles, loadTerms, picturesOf } from "./load-storefront.ts";

/** A folder with `settings.yaml` and optionally `catalog.jsonl` or `catalog.csv` and `stories/`. */
interface Options {
  database: Database;
  folder: string;
  /** The content system's fetch handler; without it, stories are skipped. */
  fetch?: (request: Request) => Promise<Response>;
  tell(message: string): void;
}

export interface AddedStorefront {
  id: number;
  isNew: boolean;
  publicKey: string;
}

/** Id of the lock that lets only one command at a time add a storefront, because each takes the next storefront id. */
const ADD_LOCK = 7_301_952;
const CATALOGS = ["catalog.jsonl", "catalog.csv"];
const secret = (): string => randomBytes(18).toString("base64url");

/**
 * Adds the storefront that a folder describes, or updates the one with its site key to match the folder. A running shop shows the change
 * within seconds.
 * @throws an error with all faults of the settings
 */
export async function addStorefront({ database, folder, fetch, tell }: Options): Promise<AddedStorefront> {
  const request = readRequest(folder);
  const added = await database.query.transaction().execute((query) => insertIfNew(query, request));
  if (!added.isNew) refuseFaults(await changeSettings(database, request, { storefrontId: added.id }));
  const catalog = CATALOGS.map((name) => join(folder, name)).find(existsSync);
  if (catalog) {
    const { products, rejectedRows } = await importCatalog({ database, storefrontId: added.id, path: catalog });
    tell(`${products.new} new products, ${products.changed} changed, ${rejectedRows} rows rejected`);
  }
  const stories = join(folder, "stories");
  if (fetch && existsSync(stories)) await pushStoriesOf(database.query, { id: added.id, folder: stories, fetch, tell });
  return added;
}

function readRequest(folder: string): SettingsRequest {
  const file = join(folder, "settings.yaml");
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const settings: unknown = parse(readFileSync(file, "utf8"));
  return { settings, pictures: picturesOf(settings, pathToFileURL(file)) };
}

const siteKeyOf = ({ settings }: SettingsRequest): string =>
  String((settings as { storefront?: { siteKey?: unknown } }).storefront?.siteKey ?? "");

/** Creates the storefront with its content space, terms and roles in one transaction. */
async function insertIfNew(query: Query, request: SettingsRequest): Promise<AddedStorefront> {
  await sql`select pg_advisory_xact_lock(${ADD_LOCK})`.execute(query);
  const all = await query.selectFrom("storefront").select(["id", "siteKey", "publicKey"]).orderBy("id").execute();
  const known = all.find(({ siteKey }) => siteKey === siteKeyOf(request));
  if (known) return { id: known.id, publicKey: known.publicKey, isNew: false };
  const id = Math.max(0, ...all.map((one) => one.id)) + 1;
  const publicKey = `pk_${secret()}`;
  const contentSpaceId = await insertSpace(query, siteKeyOf(request));
  await loadReferences(query);
  refuseFaults(await changeSettingsWithin(query, request, { storefrontId: id, publicKey, contentSpaceId }));
  await loadTerms(query, id);
  await loadStaffRoles(query, id);
  return { id, publicKey, isNew: true };
}

async function insertSpace(query: Query, name: string): Promise<number> {
  const { last } = await query
    .selectFrom("content.space")
    .select((of) => of.fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const id = Number(last ?? 0) + 1;
  const tokens = (["public", "preview", "management"] as const).map((kind) => ({ kind, token: secret() }));
  await createSpace(query, { id, name, domain: "", languages: ["es"], defaultLanguage: "en", tokens });
  return id;
}

function refuseFaults({ faults }: Awaited<ReturnType<typeof changeSettings>>): void {
  if (faults) throw new Error(faults.map(({ path, problem }) => `${path} ${problem}`).join("\n"));
}

interface Pushed extends Required<Pick<Options, "fetch" | "tell">> {
  id: number;
  folder: string;
}

async function pushStoriesOf(query: Query, { id, folder, fetch, tell }: Pushed): Promise<void> {
  const row = await query
    .selectFrom("storefront")
    .innerJoin("content.token", "content.token.spaceId", "storefront.contentSpaceId")
    .select(["contentSpaceId", "token"])
    .where("storefront.id", "=", id)
    .where("content.token.kind", "=", "management")
    .executeTakeFirst();
  if (row) await pushFolder({ folder, space: { id: Number(row.contentSpaceId), token: row.token }, fetch, tell });
}
