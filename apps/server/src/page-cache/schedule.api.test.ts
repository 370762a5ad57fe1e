import { openManagementClient } from "@azulejo/content/files/management-client.ts";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, type ServerProcess, startServerProcess } from "../robustness/server-process.ts";

let copy: TemplateCopy;
let server: ServerProcess;

beforeAll(async () => {
  copy = await copyTemplate();
  server = await startServerProcess(await freePort(), {
    DATA_DIR: copy.dataDir,
    MODE: "demo",
    SANDBOX_PORT: "0",
    SMTP_PORT: "0",
    RATE_LIMIT_PER_MINUTE: "1000000",
    ...(copy.url && { DATABASE_URL: copy.url }),
  });
}, 120_000);
afterAll(async () => {
  await server?.kill();
  await copy?.remove();
});

const WORDS = "Open house on Saturday";
const SHOWN_MS = 3000;
const read = async () => (await fetch(`${server.url}/en/about/`)).text();
const shows = async () => (await read()).includes(WORDS);
const until = (time: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));

/** Publishes a banner. @returns when it begins and ends */
async function publishBanner(): Promise<{ from: number; until: number }> {
  const client = openManagementClient({ endpoint: `${server.url}/content/v1`, spaceId: "1001", token: "demo-management" });
  const from = Date.now() + 2 * SHOWN_MS;
  const times = { from, until: from + SHOWN_MS };
  const folder = (await client.stories()).find((one) => one.is_folder && one.full_slug === "banners");
  const content = {
    component: "site_banner",
    _uid: "open-house",
    text: WORDS,
    paths: ["about/"],
    from: new Date(times.from).toISOString(),
    until: new Date(times.until).toISOString(),
  };
  await client.createStory({ name: "Open house", slug: "open-house", parent_id: folder?.id ?? 0, content }, true);
  return times;
}

describe("a banner with dates on a page from the cache", () => {
  it("shows from its start to its end, and at no other time", async () => {
    expect(await shows()).toBe(false);
    const times = await publishBanner();
    // In the cache now, and again after each border.
    expect([await shows(), await shows()]).toEqual([false, false]);
    expect(Date.now()).toBeLessThan(times.from);
    await until(times.from + 20);
    expect([await shows(), await shows()]).toEqual([true, true]);
    await until(times.until + 20);
    expect([await shows(), await shows()]).toEqual([false, false]);
  });
});
