import { glob } from "node:fs/promises";
import { z } from "zod";

const contract = new URL("./", import.meta.resolve("@azulejo/contract"));

/** Every export of the contract's files with its name. */
const exported: [string, unknown][] = [];
for await (const file of glob("**/*.ts", { cwd: contract, exclude: ["**/*.test.ts"] }))
  exported.push(...Object.entries<unknown>(await import(new URL(file, contract).href)));

/**
 * Makes every exported object, union and enumeration of the contract a component named after its export: `bagLine` becomes `BagLine`.
 * Schemas that aren't exported, are numbers or texts, or need another name use `.meta({ id })`.
 */
export function nameComponents(): void {
  for (const [name, schema] of exported)
    if (isNamed(schema)) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id: name[0]?.toUpperCase() + name.slice(1) });
}

const isNamed = (value: unknown): value is z.ZodType =>
  (value instanceof z.ZodObject || value instanceof z.ZodUnion || value instanceof z.ZodEnum) &&
  z.globalRegistry.get(value)?.id === undefined;
