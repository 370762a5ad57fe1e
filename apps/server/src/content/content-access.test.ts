import { openContentReader } from "@azulejo/content-client";
import { expect, it } from "vitest";
import { warnOfBaseAddress } from "./base-address.ts";

const access = { endpoint: "http://content.test/v2", spaceId: "1", previewToken: "", rateLimit: 5 };

it("a missing content access token is logged as an error", () => {
  const logged: string[] = [];
  openContentReader({ ...access, publicToken: "" }, { error: (_, message) => logged.push(message) });
  expect(logged).toEqual(["the content access token is missing"]);
  openContentReader({ ...access, publicToken: "there" }, { error: (_, message) => logged.push(message) });
  expect(logged).toHaveLength(1);
});

it("warns of a missing i18n base address if the shop is public", () => {
  const warned = (host: string, publicUrl: string | undefined): string[] => {
    const messages: string[] = [];
    warnOfBaseAddress(host, publicUrl, { warn: (_, message) => messages.push(message) });
    return messages;
  };
  expect(warned("0.0.0.0", undefined)).toEqual(["I18n `baseUrl` is required to generate valid SEO tag links: set PUBLIC_URL"]);
  expect(warned("127.0.0.1", undefined)).toEqual([]);
  expect(warned("0.0.0.0", "https://shop.test")).toEqual([]);
});
