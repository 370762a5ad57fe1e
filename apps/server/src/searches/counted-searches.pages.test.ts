import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date());
}, 120_000);
afterAll(() => server?.close());
beforeEach(() => void server.api.services.searches.take());

const counted = () => server.api.services.searches.take().map(({ language, term, times }) => [language, term, times]);

describe("a search page", () => {
  it("is counted each time it is sent, whether it is rendered or kept", async () => {
    const before = server.cache.hits;
    for (let at = 0; at < 4; at++) await server.get("/en/search?q=Zellige");
    expect(server.cache.hits - before).toBe(3);
    await server.get("/es/search?q=zellige");
    expect(counted()).toEqual([
      ["en", "zellige", 4],
      ["es", "zellige", 1],
    ]);
  });

  it("is counted once although it asks the API several times", async () => {
    await server.get("/en/search?q=penny+round");
    expect(counted()).toEqual([["en", "penny round", 1]]);
  });

  it("is not counted for its further pages and filters, for other pages, nor for crawlers", async () => {
    for (const path of [
      "/en/search?q=tile&page=2",
      "/en/search?q=tile&look=stone",
      "/en/search/content?q=tile",
      "/en/about/",
      "/en/search",
    ])
      for (let at = 0; at < 2; at++) await server.get(path);
    await new Promise<void>((resolve) =>
      request(`${server.url}/en/search?q=tile`, { headers: { "user-agent": "Googlebot/2.1" } }, (answer) =>
        answer.resume().on("end", resolve),
      ).end(),
    );
    expect(counted()).toEqual([]);
  });

  it("is in the database when the server has stopped counting", async () => {
    await server.get("/en/search?q=terrazzo");
    await server.api.settle();
    const rows = await server.api.services.database.query.selectFrom("searchCount").selectAll().where("term", "=", "terrazzo").execute();
    expect(rows.some(({ hits, times }) => hits > 0 && times >= 1)).toBe(true);
    expect(counted()).toEqual([]);
  });
});
