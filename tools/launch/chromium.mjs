import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { bin, fail, run, say } from "./toolchain.mjs";

/** The headless variant (without a window) comes first, because it needs half the processor time of the others. */
const known = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function findInstalled() {
  return [process.env.CHROMIUM_PATH, ...known, ...downloaded()].find((path) => path && existsSync(path)) ?? null;
}

/**
 * Returns the paths of Playwright's downloaded programs, such as
 * `chromium_headless_shell-1228/chrome-headless-shell-linux64/chrome-headless-shell`.
 */
function downloaded() {
  const below = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);
  const folders = below(join(homedir(), ".cache/ms-playwright"))
    .filter((folder) => /chromium[^/]*$/.test(folder))
    .flatMap(below);
  return ["chrome-headless-shell", "headless_shell", "chrome"].flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Finds a Chromium for the tests: an installed one, else Playwright's download, else Debian's package if root. */
export function ensureChromium(node) {
  const found = findInstalled();
  if (found) return found;
  say("No Chromium found; trying Playwright's download …");
  run(node, [bin("playwright-core/cli.js"), "install", "--only-shell", "chromium"], { stdio: "ignore", timeout: 180_000 });
  const fetched = findInstalled();
  if (fetched) return fetched;
  if (process.getuid?.() === 0) {
    say("Playwright's download is not to be had; installing Debian's package …");
    spawnSync(
      "sh",
      [
        "-c",
        "apt-get update -qq; apt-get install -y -qq chromium-headless-shell fonts-liberation || apt-get install -y -qq chromium fonts-liberation",
      ],
      {
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
  }
  return (
    findInstalled() ??
    fail("There is no Chromium for the browser tests.", "Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.")
  );
}
