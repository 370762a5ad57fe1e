import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const app = fileURLToPath(new URL(".", import.meta.url));
const contract = join(app, "../../../packages/contract/src");

/** Values that a file imports from a file of the contract: its path there, by name. */
function valuesIn(source: string): { name: string; from: string }[] {
  return [...source.matchAll(/^import \{([^}]*)\} from "@azulejo\/contract\/([^"]+)";/gm)].flatMap(([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => ({ name, from })),
  );
}

it("loads no schemas in the browser: lists and limits that pages show have files of their own in the contract", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: app }).filter((file) => !/\.(?:server|test|resource)\./.test(file));
  expect(files.length).toBeGreaterThan(100);
  const loading = files.flatMap((file) =>
    valuesIn(readFileSync(join(app, file), "utf8"))
      .filter(({ from }) => /from "zod"/.test(readFileSync(join(contract, from), "utf8")))
      .map(({ name, from }) => `${file}: ${name} of ${from}`),
  );
  expect(loading).toEqual([]);
});
