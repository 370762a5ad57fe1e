import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

/** Storyblok's own CLI, as its users run it, against the demo's space. */
const cli = fileURLToPath(import.meta.resolve("storyblok"));
const redirect = import.meta.resolve("@azulejo/content/vendor-cli/redirect-hosts.ts");
const SPACE = "1001";

// biome-ignore lint/suspicious/noExplicitAny: files of every shape
type Json = any;

let server: ClockedServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-vendor-cli-"));
  server = await openClockedServer(new Date());
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command in the test's folder, which is also its home. @throws with its output if it fails */
async function run(...command: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--import", redirect, cli, ...command, "--no-ui-enabled", "--api-rate-limit", "200"],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, CONTENT_URL: `${server.url}/content`, CI: "1", NO_COLOR: "1" },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return `${stdout}${stderr}`;
}

/** Runs what does not depend on each other at the same time, because the CLI takes long to start. */
const runAll = (commands: string[][]): Promise<string[]> => Promise.all(commands.map((command) => run(...command)));

const kinds = ["components", "datasources", "stories"];
const pull = (path: string) =>
  runAll(kinds.map((kind) => [kind, "pull", "--space", SPACE, "--path", path, ...(kind === "stories" ? ["--starts-with", "blog"] : [])]));
const push = (path: string) => runAll(kinds.map((kind) => [kind, "push", "--space", SPACE, "--path", path]));

/** Every pulled file by name, without the times and the number that each save changes. */
function filesOf(path: string): Record<string, Json> {
  const names = readdirSync(join(folder, path), { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(?:components|datasources|stories)\/.*\.json$/.test(name),
  );
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [
        name,
        JSON.parse(readFileSync(join(folder, path, name), "utf8"), (key, value) => (saves.has(key) ? undefined : value)),
      ]),
  );
}
const saves = new Set(["updated_at", "published_at", "lock_version"]);

function change(path: string, name: string, edit: (value: Json) => void): void {
  const file = join(folder, path, name);
  const value = JSON.parse(readFileSync(file, "utf8"));
  edit(value);
  writeFileSync(file, JSON.stringify(value, null, 2));
}

const read = async (path: string, search = ""): Promise<Json> =>
  (await fetch(`${server.url}/content/v2/cdn/${path}?token=demo-public${search}`)).json();

it("signs in, pulls, pushes changes, and pulls the same again", { timeout: 120_000 }, async () => {
  await run("login", "--token", "demo-management", "--region", "eu");
  const [languages] = await Promise.all([run("languages", "pull", "--space", SPACE, "--path", "first"), pull("first")]);
  expect(languages).not.toContain("No languages");
  const before = filesOf("first");
  const article = Object.keys(before).find((name) => before[name].content?.component === "article" && before[name].published) ?? "";
  const slug: string = before[article].full_slug;
  const version = (await read("spaces/me")).space.version;
  change("first", "components/1001/components.json", (list: Json[]) => {
    list.find(({ name }) => name === "article").schema.pushed = { type: "text", pos: 99 };
  });
  change("first", "datasources/1001/datasources.json", ([{ entries }]: Json[]) => {
    entries[0].value = "Pushed value";
  });
  change("first", article, (story) => {
    story.name = "Pushed name";
  });
  const pushed = filesOf("first");
  await push("first");
  const { name } = before["datasources/1001/datasources.json"][0].entries[0];
  const cv = `&cv=${Date.now()}`;
  expect((await read(`stories/${slug}`, cv)).story.name).toBe("Pushed name");
  expect((await read("datasource_entries", `${cv}&per_page=1000`)).datasource_entries).toContainEqual(
    expect.objectContaining({ name, value: "Pushed value" }),
  );
  expect((await read("spaces/me")).space.version).toBeGreaterThan(version);
  await pull("second");
  expect(filesOf("second")).toEqual(pushed);
  expect(Object.keys(before).length).toBeGreaterThan(40);
  change("first", article, (story) => {
    story.name = "Stale name";
  });
  expect(await run("stories", "push", "--space", SPACE, "--path", "first").catch(String)).toMatch(/Failed stories \(1\)/);
  expect((await read(`stories/${slug}`, cv)).story.name).toBe("Pushed name");
});

it("reports a token of another space and a component that does not exist", { timeout: 60_000 }, async () => {
  expect(await run("components", "pull", "nothing", "--space", SPACE, "--path", "third").catch(String)).toMatch(
    /No component found with name "nothing"/,
  );
  expect(await run("components", "pull", "--space", "1", "--path", "third").catch(String)).toMatch(/not authorized/);
});
