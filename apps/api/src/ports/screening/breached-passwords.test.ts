import { BREACHED, createBreaches } from "@azulejo/sandbox/breaches/breaches.ts";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createBreachedPasswords } from "./breached-passwords.ts";

let url = "";
const asked: string[] = [];
let server: ReturnType<typeof serve> | undefined;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      const app = createBreaches();
      const fetch = (request: Request) => {
        asked.push(`${request.url} ${JSON.stringify([...request.headers])}`);
        return app.fetch(request);
      };
      server = serve({ fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false }, ({ port }) => {
        url = `http://127.0.0.1:${port}`;
        resolve();
      });
    }),
);
afterAll(() => new Promise<void>((resolve) => server?.close(() => resolve())));

describe("the list of breached passwords", () => {
  it("knows a password by five digits of its hash, and is told no more", async () => {
    const list = createBreachedPasswords(url, { warn() {} });
    expect(await list.has(BREACHED[0] ?? "")).toBe(true);
    expect(await list.has("thin joints and warm floors")).toBe(false);
    expect(asked).toHaveLength(2);
    for (const request of asked) expect(request).toMatch(/\/range\/[0-9A-F]{5} /);
    expect(asked.join()).not.toMatch(/copper|joints/);
  });

  it("that doesn't answer holds nobody up", async () => {
    const warn = vi.fn();
    expect(await createBreachedPasswords("http://127.0.0.1:9", { warn }).has(BREACHED[0] ?? "")).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls)).not.toContain("copper");
  });
});
