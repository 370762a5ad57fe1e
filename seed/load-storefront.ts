import { readFileSync } from "node:fs";
import { changeSettingsWithin } from "@azulejo/api/areas/settings/index.ts";
import { createSpace } from "@azulejo/content";
import { staffRights } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { parse } from "yaml";
import { readJson } from "./demo-records.ts";
import { localTaxRates } from "./local-taxes.ts";

export const STOREFRONT_ID = 1;
/** Id of the demo's space in the content system. */
export const DEMO_SPACE = 1001;
const both = ["en", "es"] as const;

interface Seed {
  /** The settings file, relative to this folder. */
  settings: string;
  /** Files with the taxes of counties and cities, which are added to those of the settings. */
  localTaxes?: readonly string[];
  publicKey: string;
  space: { id: number; tokens: { token: string; kind: "public" | "preview" | "management" }[] };
}

const tokens = (prefix: string): Seed["space"]["tokens"] =>
  (["public", "preview", "management"] as const).map((kind) => ({ token: `${prefix}-${kind}`, kind }));

/** The possible contents of a new database: the demo supplier, or an empty storefront. Their keys are public. */
export const seeds = {
  demo: {
    settings: "./storefront/settings.yaml",
    localTaxes: ["./reference/tax-rates-ca.yaml", "./reference/tax-rates-nv.yaml"],
    publicKey: "pk_demo_cantera",
    space: { id: DEMO_SPACE, tokens: tokens("demo") },
  },
  empty: { settings: "./empty/settings.yaml", publicKey: "pk_empty", space: { id: 1, tokens: tokens("empty") } },
} as const satisfies Record<string, Seed>;

/** Creates a storefront with everything in its settings file, and its space in the content system. */
export async function loadStorefront(query: Query, { settings: path, localTaxes = [], publicKey, space }: Seed): Promise<void> {
  await loadReferences(query);
  const settings: unknown = parse(readFileSync(new URL(path, import.meta.url), "utf8"));
  if (localTaxes.length > 0) (settings as { taxRates: object[] }).taxRates.push(...localTaxes.flatMap(localTaxRates));
  const pictures = picturesOf(settings, new URL(path, import.meta.url));
  const result = await changeSettingsWithin(query, { settings, pictures }, { storefrontId: STOREFRONT_ID, publicKey });
  if (result.faults) throw new Error(`${path}: ${result.faults.map(({ path: at, problem }) => `${at} ${problem}`).join("; ")}`);
  await loadTerms(query, STOREFRONT_ID);
  await loadStaffRoles(query, STOREFRONT_ID);
  const { name } = (settings as { storefront: { name: string } }).storefront;
  await createSpace(query, { ...space, name, domain: "", languages: ["es"], defaultLanguage: "en" });
}

/** Reads the pictures that a settings file names; they are in the same folder. */
export function picturesOf(settings: unknown, file: URL): Record<string, string> {
  const { logo, favicon } = (settings as { storefront: { logo?: string | null; favicon?: string | null } }).storefront;
  const names = [logo, favicon].filter((name) => typeof name === "string");
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, file)).toString("base64")]));
}

/** Inserts the states and provinces, which are the same for every supplier. */
export async function loadReferences(query: Query): Promise<void> {
  const provinces = readJson<{ country: string; code: string; en: string; es: string }[]>("./reference/provinces.json");
  await query
    .insertInto("province")
    .values(provinces.map(({ en, es, ...rest }) => ({ ...rest, nameEn: en, nameEs: es })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Inserts the usual trade terms for coded values where the storefront has no terms of its own. */
export async function loadTerms(query: Query, storefrontId: number): Promise<void> {
  const terms = readJson<{ kind: string; value: string; en: string; es: string }[]>("./reference/terms.json");
  const rows = terms.flatMap(({ kind, value, ...label }, position) =>
    both.map((language) => ({ storefrontId, kind, value, language, label: label[language], position })),
  );
  await query
    .insertInto("term")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Inserts the usual staff roles, which the supplier can change, unless roles with these codes exist. */
export async function loadStaffRoles(query: Query, storefrontId: number): Promise<void> {
  const roles = readJson<{ code: string; en: string; es: string; rights: "all" | string[] }[]>("./reference/staff-roles.json");
  await query
    .insertInto("staffRole")
    .values(
      roles.map(({ code, rights, ...name }) => ({
        storefrontId,
        code,
        name: JSON.stringify(name),
        rights: rights === "all" ? [...staffRights] : rights,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
