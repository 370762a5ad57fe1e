import type { Language } from "@azulejo/contract";
import { z } from "zod";
import { slugOf } from "../../complete/slug.rules.ts";
import { type ColumnSource, unitNames } from "../column-source.ts";
import erpLots from "./maps/erp-lots.json" with { type: "json" };
import magento from "./maps/magento.json" with { type: "json" };
import quickbooksDesktop from "./maps/quickbooks-desktop.json" with { type: "json" };
import quickbooksOnline from "./maps/quickbooks-online.json" with { type: "json" };
import woocommerce from "./maps/woocommerce.json" with { type: "json" };

/** A column's name, or the names that it may have. */
const names = z.union([z.string().transform((one) => [one]), z.array(z.string()).min(1)]);
const stated = z.union([
  z.strictObject({ value: z.string() }),
  z.strictObject({
    column: names,
    unit: z.enum(unitNames).optional(),
    unitColumn: names.optional(),
    values: z.record(z.string(), z.string()).optional(),
  }),
]);
const sources = z.union([z.array(stated).min(1), stated.transform((one) => [one]), names.transform((column) => [{ column }])]);
const schema = z.strictObject({
  /** The name by which people know the system. */
  title: z.string(),
  /** Columns by which a file of the system is recognized; of alternative names, any one. */
  recognizedBy: z.array(names).min(2),
  /**
   * Our column → its column in the file: the first of these names that the file has. Our columns that end in En take the file's language.
   */
  columns: z.record(z.string(), sources),
});
type ReadyMap = z.output<typeof schema>;

export const systemNames = ["woocommerce", "magento", "quickbooks-desktop", "quickbooks-online", "erp-lots"] as const;
export type SystemName = (typeof systemNames)[number];

const maps: Record<SystemName, ReadyMap> = {
  woocommerce: schema.parse(woocommerce),
  magento: schema.parse(magento),
  "quickbooks-desktop": schema.parse(quickbooksDesktop),
  "quickbooks-online": schema.parse(quickbooksOnline),
  "erp-lots": schema.parse(erpLots),
};

export interface Recognized {
  system: SystemName;
  title: string;
}

/** Returns the system that writes files with such columns, or null. */
export function recognize(header: readonly string[]): Recognized | null {
  const has = new Set(header.map(slugOf));
  const system = systemNames.find((name) => maps[name].recognizedBy.every((any) => any.some((one) => has.has(slugOf(one)))));
  return system ? { system, title: maps[system].title } : null;
}

/**
 * Returns where a system's file has our columns.
 * @param header the file's columns once it is reshaped
 * @param language the file's own
 */
export function readyColumns(system: SystemName, header: readonly string[], language: Language): Record<string, ColumnSource> {
  const written = new Map(
    header
      .filter((name) => name !== "")
      .map((name) => [slugOf(name), name] as const)
      .toReversed(),
  );
  const find = (any: readonly string[]): string | undefined =>
    any.map((name) => written.get(slugOf(name))).find((name) => name !== undefined);
  const { columns } = maps[system];
  return Object.fromEntries(
    Object.entries(columns).flatMap(([own, any]): [string, ColumnSource][] => {
      const [found] = any.flatMap((one) => sourceOf(one, find) ?? []);
      return found ? [[inFileLanguage(own, language, columns), found]] : [];
    }),
  );
}

function sourceOf(one: ReadyMap["columns"][string][number], find: (any: readonly string[]) => string | undefined): ColumnSource | null {
  if ("value" in one) return one;
  const column = find(one.column);
  if (column === undefined) return null;
  if (!("unit" in one || "unitColumn" in one || "values" in one)) return { column };
  const unitColumn = one.unitColumn && find(one.unitColumn);
  return {
    column,
    ...(one.unit && { unit: one.unit }),
    ...(unitColumn !== undefined && { unitColumn }),
    ...(one.values && { values: one.values }),
  };
}

/** Returns the column of the file's language if the map has only the English one. */
function inFileLanguage(own: string, language: Language, columns: ReadyMap["columns"]): string {
  const base = /^(.+)En$/.exec(own)?.[1];
  return base !== undefined && language === "es" && !columns[`${base}Es`] ? `${base}Es` : own;
}

/** The column that rows of one item have in common. */
export const itemColumnOf = (system: SystemName, header: readonly string[]): string => {
  const source = readyColumns(system, header, "en")["itemNo"];
  return source && "column" in source ? source.column : "";
};
