import type { OpenApiDocument } from "./fill-examples.ts";

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** Names of numbers with a unit, and the word that their description has to contain. */
const units: [name: RegExp, unit: RegExp][] = [
  [/cents$/i, /\bcents?\b/i],
  [/area/i, /square feet/i],
  [/weight/i, /pounds/i],
  [/mm$/i, /millimeters/i],
  [/distance|miles/i, /miles/i],
  [/^(?:width|height|w|h)$|pixels/i, /pixels|millimeters|inches/i],
  [/latitude|longitude/i, /degrees/i],
  [/seconds|expiresIn|^exp$/i, /seconds/i],
  [/ppm$/i, /millionths/i],
  [/percent/i, /percent/i],
  [/bytes|content_length/i, /bytes/i],
  [/days$/i, /days/i],
  [/quantity|available|units$|wanted|^kept$/i, /units?\b/i],
];

/** A number of the document: its location and description. */
export interface NumberField {
  at: string;
  name: string;
  description: string;
}

/** Returns all numbers whose names imply a unit. */
export const fieldsWithUnit = (document: OpenApiDocument): NumberField[] =>
  numbersOf(document).filter(({ name }) => units.some(([named]) => named.test(name)));

/** Returns numbers whose description doesn't state their unit. */
export const fieldsWithoutUnit = (document: OpenApiDocument): string[] =>
  numbersOf(document).flatMap(({ at, name, description }) => {
    const [, unit] = units.find(([named]) => named.test(name)) ?? [];
    return unit && !unit.test(description) ? [`${at}: ${description || "no description"}`] : [];
  });

function numbersOf(document: OpenApiDocument): NumberField[] {
  const found: NumberField[] = [];
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split("/").at(-1);
    return name ? (document.components.schemas[name] as Schema) : schema;
  };
  const isNumber = (schema: Schema): boolean => {
    const { type, anyOf } = resolve(schema);
    if ([type].flat().some((one) => one === "integer" || one === "number")) return true;
    return Array.isArray(anyOf) && anyOf.some(isNumber);
  };
  const descriptionOf = (schema: Schema): string => {
    const inner = Array.isArray(schema.anyOf) ? (schema.anyOf as Schema[]).map(descriptionOf) : [];
    return [schema.description, schema.$ref ? resolve(schema).description : "", ...inner].filter(Boolean).join(" ");
  };
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { properties } = value as Schema;
    for (const [name, schema] of Object.entries(properties && typeof properties === "object" ? properties : {})) {
      if (isNumber(schema)) found.push({ at: `${at}.${name}`, name, description: descriptionOf(schema) });
    }
    for (const [key, inner] of Object.entries(value))
      if (key !== "example" && key !== "examples") visit(inner, key === "properties" ? at : `${at}.${key}`);
  };
  visit(document.components.schemas, "");
  for (const [path, operations] of Object.entries(document.paths)) visit(operations, path);
  return found;
}
