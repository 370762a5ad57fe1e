import { z } from "zod";
import { code, localised } from "../settings/setting-texts.ts";
import { factKinds, factPlaces } from "./kinds.ts";

/** A choice's code in CSV files. */
const choiceCode = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,38}$/, "settings.fault.choiceCode");

/** A fact that the supplier defines, in addition to those of every shop. */
export const factDefinition = z.strictObject({
  /** Also the name of its column in files. */
  code,
  kind: z.enum(factKinds),
  name: localised(60),
  /** The unit of a number or range, such as mm. */
  unit: localised(20).nullable().default(null),
  /** In display order. */
  choices: z
    .array(z.strictObject({ code: choiceCode, label: localised(60) }))
    .max(200)
    .default([]),
  /** The heading of its group; null for the heading of all facts. */
  group: localised(60).nullable().default(null),
  shownIn: z.array(z.enum(factPlaces)).max(factPlaces.length).default(["table", "tearSheet", "structuredData"]),
  /** Whether lists and searches can be filtered by it. */
  filterable: z.boolean().default(false),
  /** Whether lists and searches can be sorted by it. */
  sortable: z.boolean().default(false),
  /** Codes of departments; empty for all. */
  departments: z.array(z.string().min(1).max(80)).max(100).default([]),
});
export type FactDefinition = z.output<typeof factDefinition>;
