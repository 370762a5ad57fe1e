import { describe, expect, it } from "vitest";
import { type ClientOptions, clients } from "./content-client.ts";

/**
 * Read-only checks of an existing space, ours or the vendor's. The tokens select it, and
 * either the endpoint (ending in `/v2`) or the region; the slug is that of any published story.
 */
const {
  CONTENT_TEST_ENDPOINT: endpoint,
  CONTENT_TEST_REGION: region,
  CONTENT_TEST_PUBLIC_TOKEN: publicToken = "",
  CONTENT_TEST_PREVIEW_TOKEN: previewToken = "",
  CONTENT_TEST_SLUG: slug = "home",
} = process.env;

const isConfigured = Boolean(endpoint || region) && publicToken !== "" && previewToken !== "";
const where = { ...(endpoint && { endpoint }), ...(region && { region }) };

describe.skipIf(!isConfigured).each(["7.7.6", "6.10.0"] as const)("C55 a real space by client %s", (version) => {
  const open = (more: Partial<ClientOptions> = {}) => new clients[version]({ accessToken: publicToken, rateLimit: 5, ...where, ...more });

  it("C55 C45 reads a story through the redirect, and again with its cv", async () => {
    const first = await open().get(`cdn/stories/${slug}`, { version: "published" });
    const second = await open().get(`cdn/stories/${slug}`, { version: "published" });
    expect(second.data.story.uuid).toBe(first.data.story.uuid);
    expect(typeof second.data.cv).toBe("number");
  });

  it("C55 C46 getAll returns every story and every link once", async () => {
    for (const path of ["cdn/stories", "cdn/links"]) {
      const all = await open().getAll(path, { per_page: 100 });
      expect(new Set(all.map((one) => one.uuid)).size).toBe(all.length);
    }
  });

  it("C55 C49 rejects with the status of a 404 and a 401", async () => {
    await expect(open().get("cdn/stories/no-such-story-here")).rejects.toMatchObject({ status: 404 });
    await expect(open({ accessToken: "wrong" }).get("cdn/stories")).rejects.toMatchObject({ status: 401 });
  });

  it("C55 C2 C3 C39 returns drafts to the preview token only, with the editor's markers", async () => {
    await expect(open().get(`cdn/stories/${slug}`, { version: "draft" })).rejects.toMatchObject({ status: 401 });
    const draft = await open({ accessToken: previewToken }).get(`cdn/stories/${slug}`, { version: "draft" });
    expect(draft.data.story.content._editable).toMatch(/^<!--#storyblok#/);
    expect((await open().get(`cdn/stories/${slug}`)).data.story.content._editable).toBeUndefined();
  });

  it("C55 C14 C18 C19 C31 returns lists with paging headers and arrays, and refuses unknown parameters", async () => {
    const { data, perPage, total } = await open().get("cdn/stories", { per_page: 101, page: 1 });
    expect(perPage).toBe(100);
    expect(total).toBeGreaterThan(0);
    expect(data).toMatchObject({ rels: [], links: [] });
    await expect(open().get("cdn/stories", { x: 1 })).rejects.toMatchObject({ status: 422 });
  });
});
