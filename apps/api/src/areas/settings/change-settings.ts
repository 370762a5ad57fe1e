import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Language, ShopError } from "@azulejo/contract";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import { settingsFile, shopSettings } from "@azulejo/contract/settings/settings-file.ts";
import { type ChangeKind, type Database, type Query, recordChanges } from "@azulejo/database";
import { checkWords } from "../../messages/check-words.ts";
import { type Actor, recordActOf } from "../audit/index.ts";
import { hostsOf, selectStorefronts } from "../storefront/index.ts";
import { checkPicture } from "./check-picture.ts";
import { replaceCharges } from "./delivery-charges.repository.ts";
import { formFaults } from "./form-faults.ts";
import { replacePromotions, selectKnownScope } from "./promotion-settings.repository.ts";
import { scopeFaults } from "./promotion-settings.rules.ts";
import {
  deletePicture,
  insertStorefrontRow,
  productsWithFacts,
  renameDepartments,
  replacePicture,
  replaceRates,
  replaceStores,
  replaceTaxRates,
  replaceZones,
  StoreInUseError,
  selectPictures,
  selectSettings,
  updateStorefront,
  upsertTerms,
} from "./settings.repository.ts";
import { differencesOf, mergeSettings, partOf, partsOf, type SettingsDifference } from "./settings.rules.ts";
import { faultsOf, gapsOf } from "./settings-faults.rules.ts";
import type { Fault, PictureFile, SettingsFault, SettingsFile, SettingsRequest, ShopSettings } from "./shop-settings.ts";
import { faultsIn, problemIn } from "./worded.ts";

export type SettingsResult =
  | { faults: SettingsFault[]; differences?: undefined; gaps?: undefined }
  | { faults?: undefined; differences: SettingsDifference[]; gaps: string[] };

export interface Options {
  storefrontId: number;
  /** Returns the differences and writes nothing. */
  dryRun?: boolean;
  /** Creates the storefront with this key if there is none; the file then has every section. */
  publicKey?: string;
  /** The space in the content system of a storefront that is created; missing for the configured one, or for none. */
  contentSpaceId?: number;
  /** The author of the change for the audit log; the command by default. */
  by?: Actor["by"];
  at?: Date;
  /** The language of faults; English by default. */
  language?: Language;
  /** The revision of each changed part when the caller read it. A part that has changed since is refused. */
  revisions?: Readonly<Record<string, string>>;
}

/**
 * Changes a storefront's settings to those of a file, all or nothing, and logs the change for all processes.
 * @returns the changes and remaining gaps, or the faults of the file
 */
export const changeSettings = (database: Database, request: SettingsRequest, options: Options): Promise<SettingsResult> =>
  database.query
    .transaction()
    .execute((query) => changeSettingsWithin(query, request, options))
    .catch(faultOfUsedStore(options.language));

/** Converts the error of removing a store in use, which has rolled back its transaction, to a fault. */
export const faultOfUsedStore =
  (language: Language = "en") =>
  (error: unknown): SettingsResult => {
    if (!(error instanceof StoreInUseError)) throw error;
    return { faults: faultsIn(language, [{ path: "stores", problem: "settings.fault.storeInUse", values: { code: error.code } }]) };
  };

/** Like `changeSettings`, in the caller's transaction. */
export async function changeSettingsWithin(query: Query, request: SettingsRequest, options: Options): Promise<SettingsResult> {
  const { language = "en" } = options;
  const { success, data, error } = settingsFile.safeParse(request.settings);
  if (!success) return { faults: faultsIn(language, formFaults(error.issues, request.settings)) };
  const { pictures, faults } = await readPictures(data, request.pictures);
  if (faults.length > 0) return { faults: faultsIn(language, faults) };
  return change(query, onlyGiven(data, request.settings), pictures, options);
}

type Given = Record<string, unknown>;

/** Leaves out values that come from defaults, because sections and keys missing in the file stay as they are. */
function onlyGiven(data: SettingsFile, written: unknown): Given {
  const file = written as Given;
  const given = pick(data, Object.keys(file));
  return data.storefront && file.storefront ? { ...given, storefront: file.storefront } : given;
}

const pick = (value: Given, keys: string[]): Given => Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));

async function readPictures(file: SettingsFile, bytes: Record<string, string>) {
  const pictures: PictureFile[] = [];
  const faults: Fault[] = [];
  for (const kind of ["logo", "favicon"] as const) {
    const name = file.storefront?.[kind];
    if (!name) continue;
    const checked = await checkPicture(kind, Buffer.from(bytes[name] ?? "", "base64"));
    if (checked.picture) pictures.push(checked.picture);
    else faults.push({ path: `storefront.${kind}`, ...checked });
  }
  return { pictures, faults };
}

async function change(query: Query, given: Given, pictures: PictureFile[], options: Options): Promise<SettingsResult> {
  const { storefrontId, dryRun, publicKey, contentSpaceId = null, language = "en", revisions } = options;
  const stored = await selectSettings(query, storefrontId, !dryRun);
  if (revisions && stored) requireUnchanged(stored, given, revisions);
  const hashes = Object.fromEntries(pictures.map((picture) => [picture.kind, picture.hash]));
  const storefront = { ...(given.storefront as Given | undefined), ...hashes };
  const merged = mergeSettings(stored ?? emptySettings(), { ...given, storefront });
  const { success, data: after, error } = shopSettings.safeParse(merged);
  if (!success) return { faults: faultsIn(language, formFaults(error.issues, merged)) };
  const faults = [...faultsOf(after), ...wordFaults(after), ...(await hostFaults(query, storefrontId, after))];
  faults.push(...(await newScopeFaults(query, storefrontId, stored, after)));
  if (faults.length > 0) return { faults: faultsIn(language, faults) };
  const differences = differencesOf(stored ?? emptySettings(), after);
  if (!dryRun && differences.length > 0) {
    if (!stored && publicKey) await insertStorefrontRow(query, { id: storefrontId, publicKey, contentSpaceId }, after.storefront);
    await write(query, storefrontId, stored, after, pictures, new Set(differences.map(({ path }) => /^\w+/.exec(path)?.[0])));
    if (stored) await recordSettings(query, differences, options);
  }
  return { differences, gaps: gapsOf(after).map((gap) => problemIn(language, gap)) };
}

/** @throws office_settings_changed */
function requireUnchanged(stored: ShopSettings, given: Given, revisions: Readonly<Record<string, string>>): void {
  const isSame = (part: string): boolean => revisions[part] === revisionOf(stored, part);
  if (!partsOf(given).every(isSame)) throw new ShopError("office_settings_changed");
}

const revisionOf = (settings: ShopSettings, part: string): string =>
  createHash("sha256")
    .update(JSON.stringify(partOf(settings, part) ?? null))
    .digest("base64url")
    .slice(0, 16);

/** Returns a storefront's settings with the revision of each part. */
export async function readSettings(query: Query, storefrontId: number) {
  const stored = await selectSettings(query, storefrontId);
  const exported = await exportSettings(query, storefrontId);
  if (!stored || !exported) throw new Error(`there is no storefront ${storefrontId}`);
  const revisions = Object.fromEntries(partsOf({ ...stored }).map((part) => [part, revisionOf(stored, part)]));
  return { settings: exported.settings as ShopSettings, pictures: exported.pictures, revisions };
}

/** Checks that each host belongs to one storefront only. */
async function hostFaults(query: Query, storefrontId: number, { storefront: settings }: ShopSettings): Promise<Fault[]> {
  const hosts = hostsOf({ settings });
  if (hosts.length === 0) return [];
  const others = (await selectStorefronts(query)).filter(({ id }) => id !== storefrontId).flatMap(hostsOf);
  const taken = hosts.filter((host) => others.includes(host));
  return taken.map((host) => ({ path: "storefront.hosts", problem: "settings.fault.hostTaken", values: { host } }));
}

/** Records a change of settings; the first settings of a new shop aren't one. */
async function recordSettings(
  query: Query,
  differences: SettingsDifference[],
  { storefrontId, by = COMMAND, at = new Date() }: Options,
): Promise<void> {
  const before = Object.fromEntries(differences.map((one) => [one.path, one.before]));
  const after = Object.fromEntries(differences.map((one) => [one.path, one.after]));
  const act = { kind: "settings.changed", subject: "settings", no: storefrontId, before, after } as const;
  await recordActOf({ query, storefrontId, at, by }, act);
}

const COMMAND: Actor["by"] = { actor: "command", name: "npm run settings" };

const emptySettings = (): ShopSettings =>
  ({
    version: 1,
    storefront: {},
    stores: [],
    taxRates: [],
    deliveryZones: [],
    deliveryRates: [],
    deliveryCharges: [],
    promotions: [],
    terms: [],
  }) as unknown as ShopSettings;

const wordFaults = ({ storefront }: ShopSettings): Fault[] =>
  checkWords(storefront.words).map(({ language, key, ...wrong }) => ({ path: `storefront.words.${language}["${key}"]`, ...wrong }));

/**
 * Checks the products of new and changed promotions only, so that an unchanged promotion whose item has left the catalog doesn't block
 * other changes. Before the catalog is imported nothing is checked.
 */
async function newScopeFaults(query: Query, storefrontId: number, before: ShopSettings | null, { promotions }: ShopSettings) {
  const known = new Set(before?.promotions.map((row) => JSON.stringify(row)));
  const changed = promotions.filter((row) => !known.has(JSON.stringify(row)));
  const scope = changed.length > 0 ? await selectKnownScope(query, storefrontId, changed) : null;
  return scope === null ? [] : scopeFaults(changed, scope);
}

/** With more products the whole index is built again. */
const MAX_PRODUCTS = 5000;

/** Returns the codes of facts whose words in the search have changed. */
function renamedFacts(before: ShopSettings | null, { storefront: { facts } }: ShopSettings): string[] {
  const wordsOf = ({ kind, name, unit, choices, departments }: FactDefinition) => ({ kind, name, unit, choices, departments });
  const [former, next] = [before?.storefront.facts ?? [], facts].map((all) => new Map(all.map((one) => [one.code, wordsOf(one)])));
  return [...new Set([...(former?.keys() ?? []), ...(next?.keys() ?? [])])].filter(
    (code) => !isDeepStrictEqual(former?.get(code), next?.get(code)),
  );
}

async function write(
  query: Query,
  storefrontId: number,
  before: ShopSettings | null,
  after: ShopSettings,
  pictures: PictureFile[],
  changed: Set<string | undefined>,
) {
  if (changed.has("storefront")) {
    await updateStorefront(query, storefrontId, after.storefront);
    for (const picture of pictures) await replacePicture(query, storefrontId, picture);
    for (const kind of ["logo", "favicon"] as const) if (after.storefront[kind] === null) await deletePicture(query, storefrontId, kind);
  }
  if (changed.has("stores")) await replaceStores(query, storefrontId, after.stores);
  if (changed.has("taxRates")) await replaceTaxRates(query, storefrontId, after.taxRates);
  if (changed.has("deliveryZones")) await replaceZones(query, storefrontId, after.deliveryZones);
  if (changed.has("deliveryRates")) await replaceRates(query, storefrontId, after.deliveryRates);
  if (changed.has("deliveryCharges")) await replaceCharges(query, storefrontId, after.deliveryCharges);
  if (changed.has("promotions")) await replacePromotions(query, storefrontId, after.promotions);
  if (changed.has("terms")) {
    await upsertTerms(query, storefrontId, after.terms);
    await renameDepartments(query, storefrontId, before?.terms ?? [], after.terms);
  }
  // The search index has the words of terms and of the supplier's own facts.
  const inIndex = changed.has("terms") ? null : await productsWithFacts(query, storefrontId, renamedFacts(before, after), MAX_PRODUCTS);
  const isWhole = inIndex === null || inIndex.length === MAX_PRODUCTS || hasPublishedOther(before, after);
  const kinds: ChangeKind[] = isWhole ? ["storefront", "catalogue"] : ["storefront"];
  await recordChanges(query, [
    ...kinds.map((kind) => ({ kind, entity: String(storefrontId) })),
    ...(kinds.length > 1 ? [] : (inIndex ?? [])).map((id) => ({ kind: "product" as const, entity: String(id) })),
  ]);
}

/** Returns whether a store with stock may have become one that sells it, or no longer is one. */
function hasPublishedOther(before: ShopSettings | null, { stores }: ShopSettings): boolean {
  const published = new Map(before?.stores.map((store) => [store.code, store.published]));
  return stores.some((store) => published.has(store.code) && published.get(store.code) !== store.published);
}

/** A storefront's settings as a file, with its pictures. */
export async function exportSettings(query: Query, storefrontId: number): Promise<SettingsRequest | null> {
  const settings = await selectSettings(query, storefrontId);
  if (!settings) return null;
  const pictures = await selectPictures(query, storefrontId);
  const named = pictures.map(({ kind, type, data }) => ({
    kind,
    name: `${kind}.${type === "image/png" ? "png" : "svg"}`,
    bytes: Buffer.from(data).toString("base64"),
  }));
  const nameOf = (kind: string) => named.find((one) => one.kind === kind)?.name ?? null;
  return {
    settings: { ...settings, storefront: { ...settings.storefront, logo: nameOf("logo"), favicon: nameOf("favicon") } },
    pictures: Object.fromEntries(named.map(({ name, bytes }) => [name, bytes])),
  };
}
