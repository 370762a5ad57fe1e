import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The path of the program that tests a generated client. */
export const buyingProgram = join(import.meta.dirname, "buy.ts");

/**
 * Generates a client's types from an OpenAPI document, and with them a TypeScript project of the buying program, in a separate folder.
 * @returns the arguments with which Node type-checks the project
 */
export async function writeClientProject(document: object): Promise<{ check: string[]; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-client-"));
  const types = astToString(await openapiTypescript(document as OpenAPI3, { silent: true, defaultNonNullable: false }));
  writeFileSync(join(folder, "shop-api.d.ts"), types);
  const compilerOptions = { paths: { "shop-api": [join(folder, "shop-api.d.ts")] }, typeRoots: [join(root, "node_modules/@types")] };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: join(root, "tsconfig.base.json"), compilerOptions, files: [buyingProgram] }),
  );
  return {
    check: [join(root, "node_modules/typescript/bin/tsc"), "-p", folder],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
