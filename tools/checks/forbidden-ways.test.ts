import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const notRunning = /\.(?:test|spec|fixture|world)\.tsx?$|\/(?:robustness|conformance|migrations)\//;
/** Source files of programs that handle requests, in the shop's processes and in browsers. */
const answering = programsIn("{apps/{api,content,server,office,web}/{src,app},packages/{contract,content-client,messages,extend,ui}/src}");
const all = programsIn("{apps/{api,cli,content,server,office,web}/{src,app},packages/*/src}");

function programsIn(folders: string): { file: string; text: string }[] {
  return globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !notRunning.test(file))
    .map((file) => ({ file, text: readFileSync(root + file, "utf8") }));
}

const filesWith = (pattern: RegExp, programs = all): string[] =>
  programs
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

describe("the shop's own code", () => {
  it("is read as a whole", () => expect(all.length).toBeGreaterThan(2000));

  it("evaluates no text as code", () => {
    expect(filesWith(/\beval\(|\bnew Function\(|node:vm"|document\.write\(|set(?:Timeout|Interval)\(\s*["'`]/)).toEqual([]);
  });

  it("starts no program", () => expect(filesWith(/child_process/, answering)).toEqual([]));

  it("writes raw HTML nowhere else", () => {
    expect(filesWith(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML =|insertAdjacentHTML/)).toEqual([
      "apps/web/app/areas/store/offline-page.tsx",
      "apps/web/app/render/kept-part.tsx",
    ]);
  });

  /** Names of columns and tables, constants, and terms without a quotation mark. */
  it("writes no statement from text that somebody entered", () => {
    expect(filesWith(/\bsql\.(?:raw|lit)\b/, answering)).toEqual([
      "apps/api/src/areas/catalog/staff/catalog-rows.repository.ts",
      "apps/api/src/areas/catalog/upsert-rows.repository.ts",
      "apps/api/src/areas/customer/exemptions/exemption.repository.ts",
      "apps/api/src/areas/customer/requests/request.repository.ts",
      "apps/api/src/areas/integration/changes/change-data.repository.ts",
      "apps/api/src/areas/warehouse/slabs/office-slab.repository.ts",
      "apps/api/src/areas/warehouse/slabs/slab-rows.repository.ts",
      "apps/api/src/outbox/outbox.repository.ts",
      "apps/api/src/search/sql/matches.repository.ts",
      "apps/content/src/management/stories/story.repository.ts",
    ]);
  });

  it("takes no secret from a weak generator", () => expect(filesWith(/Math\.random\(/)).toEqual([]));

  /** Names of cached things and statements, ids that are made of names, and the protocols of authenticator apps, Twilio, Storyblok and lists of breached passwords. */
  it("hashes nothing with MD5, and with SHA-1 only what has no secret or follows another's protocol", () => {
    expect(filesWith(/["']md5["']/i)).toEqual([]);
    expect(filesWith(/["']sha-?1["']/i)).toEqual([
      "apps/api/src/areas/document/tearsheet/read-tearsheet.ts",
      "apps/api/src/areas/product/catalog/tags-of-product.rules.ts",
      "apps/api/src/http/serve-file.ts",
      "apps/api/src/identity/second-factor/time-codes.ts",
      "apps/api/src/ports/screening/breached-passwords.ts",
      "apps/api/src/ports/twilio-text-messages.ts",
      "apps/api/src/search/sql/product-rows.ts",
      "apps/content/src/files/stable-id.ts",
      "apps/server/src/cdn/cdn-tags.ts",
      "apps/server/src/page-cache/page-body.ts",
      "packages/content-client/src/preview-signature.ts",
      "packages/database/src/server/preparing-client.ts",
    ]);
  });

  /** The demo's mail server signs its own certificate. */
  it("turns off no check of certificates", () => {
    expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT/)).toEqual(["apps/server/src/config/demo.ts"]);
  });
});
