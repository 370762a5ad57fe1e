import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { bin, fail, run, say } from "./toolchain.mjs";

const known = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function findInstalled() {
  const named = [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path));
  if (named) return named;
  const cache = join(homedir(), ".cache/ms-playwright");
  const folder = existsSync(cache) ? readdirSync(cache).find((name) => /^chromium-\d+$/.test(name)) : undefined;
  const own = folder && join(cache, folder, "chrome-linux/chrome");
  return own && existsSync(own) ? own : null;
}

/** Finds a Chromium for the tests: an installed one, else Playwright's download, else Debian's package if root. */
export function ensureChromium(node) {
  const found = findInstalled();
  if (found) return found;
  say("No Chromium found; trying Playwright's download …");
  run(node, [bin("playwright-core/cli.js"), "install", "chromium"], { stdio: "ignore", timeout: 180_000 });
  const downloaded = findInstalled();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    say("Playwright's download is not to be had; installing Debian's chromium package …");
    spawnSync("sh", ["-c", "apt-get update -qq && apt-get install -y -qq chromium fonts-liberation"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  return (
    findInstalled() ??
    fail("There is no Chromium for the browser tests.", "Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.")
  );
}
