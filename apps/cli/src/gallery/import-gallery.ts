import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importScenes } from "@azulejo/api/areas/gallery/index.ts";
import { migrate, openDatabase } from "@azulejo/database";
import { readEnvironment, runCommand, storefrontOfEnvironment, tell } from "../environment.ts";
import { selectStorefront } from "../shop.repository.ts";

const USAGE = `npm run gallery -- FILE

Replaces the scenes of the gallery with those in FILE, a JSON list in gallery order. All of them are imported, or none.
A scene has a code, a room, a picture, a title and a description in each language, and where its products are seen
(docs/import.md). A product that the catalog doesn't know is reported and left out.

A running shop shows the new scenes at once. STOREFRONT_ID selects a storefront; the first one by default.`;

/** `npm run gallery`. @returns the exit code */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { help: { type: "boolean" } }, allowPositionals: true });
  const [name, ...more] = positionals;
  if (values.help || name === undefined || more.length > 0) {
    tell(USAGE);
    return values.help ? 0 : 1;
  }
  const scenes = readFile(resolve(process.env.INIT_CWD ?? process.cwd(), name));
  const database = await openDatabase(readEnvironment());
  try {
    await migrate(database);
    const storefront = await selectStorefront(database.query, storefrontOfEnvironment());
    if (!storefront) throw new Error("There is no storefront yet. Run npm run setup first.");
    const result = await database.query.transaction().execute((query) => importScenes(query, storefront.id, scenes));
    tell(`${result.scenes} scenes with ${result.hotSpots} hot spots`);
    for (const code of result.unknown) tell(`not in the catalog: ${code}`);
    return result.unknown.length > 0 ? 2 : 0;
  } finally {
    await database.close();
  }
}

function readFile(path: string): unknown {
  const text = readFileSync(path, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`);
  }
}

runCommand(main);
