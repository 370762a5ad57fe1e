import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const source = (file: string): string => readFileSync(root + file, "utf8");

/** Values of the specification's sections 5 and 9, each with the one file that owns it. */
const constants: [what: string, file: string, stands: string][] = [
  ["languages en and es", "packages/contract/src/vocabulary.ts", 'languages = ["en", "es"]'],
  ["last fallback of the locale, en-US", "apps/web/app/root.tsx", "`${language}-US`"],
  ["locale cookie", "apps/web/app/routing/language-routing.ts", 'LANGUAGE_COOKIE = "i18n_redirected"'],
  ["locale cookie, 365 days", "apps/web/app/routing/visit.server.ts", "LANGUAGE_COOKIE_DAYS = 365"],
  ["captcha poll, 25 ms", "apps/web/app/areas/content/form/captcha/recaptcha-loader.ts", "POLL_MS = 25"],
  ["API, 2 retries", "apps/web/app/request/api.server.ts", "RETRIES = 2"],
  ["API, retry delay 1000 ms", "apps/web/app/request/api.server.ts", "RETRY_PAUSE_MS = 1000"],
  ["API, timeout 60000 ms", "apps/server/src/start-server.ts", "AbortSignal.timeout(60_000)"],
  ["banner and product lists kept 3600 s", "packages/content-client/src/content-reader.ts", "KEPT_MS = 3_600_000"],
  ["content search, page 1", "packages/contract/src/areas/content.ts", "max(1000).default(1)"],
  ["content search, size 10", "packages/contract/src/areas/content.ts", "max(MOST_PER_PAGE).default(10)"],
  ["content client, 5 requests per second", "apps/server/src/config.ts", "FOREIGN_RATE = 5"],
  ["content client, 10 retries", "packages/content-client/src/content-reader.ts", "MAX_RETRIES = 10"],
  ["content client, retry delay 300 ms", "packages/content-client/src/content-reader.ts", "RETRY_DELAY_MS = 300"],
  ["reload guard, 10 s", "apps/web/app/shell/chunk-guard.ts", "GUARD_MS = 10_000"],
  ["router scroll wait, 100 ms", "apps/web/app/shell/scroll.ts", "WAIT_MS = 100"],
  ["masonry resize debounce, 100 ms", "apps/web/app/areas/product/list/use-masonry.ts", "RESIZE_WAIT_MS = 100"],
  ["default transition, 0.4 s", "packages/ui/src/tokens.css", "--default-transition-duration: 0.4s"],
  ["one hour between checks for a new build", "apps/web/app/shell/build-watch.ts", "HOUR_MS = 3_600_000"],
  ["order codes of fulfilment", "packages/contract/src/fields.ts", '["NONE", "DLVR", "PKUP", "ELTR"]'],
  ["countries US and CA", "packages/contract/src/fields.ts", '["US", "CA"]'],
  ["generic required message", "apps/api/src/messages/en.ts", "Field is required"],
  ["default API message", "apps/web/app/i18n/messages/en/shell.json", "Server Error. Please contact administrator"],
  ["network message", "apps/web/app/i18n/messages/en/shell.json", "Server Error. Please try again or contact administrator"],
  ["social card type", "apps/web/app/shell/head/head.ts", '"twitter:card", content: "summary_large_image"'],
];

/** Rows of the specification's section 8 that exist by now, each with a test that names it. */
const errors: [row: string, file: string, test: string][] = [
  ["unknown route: 404 'Page not found: {path}'", "apps/server/src/pages/error-catalogue.api.test.ts", "unknown route"],
  [
    "page-defined validation fails: 404 'Page Not Found: {path}'",
    "apps/server/src/pages/error-catalogue.api.test.ts",
    "page-defined validation",
  ],
  ["unknown route middleware", "apps/web/app/routing/route-table.test.ts", "refuses a guard that nobody registered"],
  ["failed page chunk", "e2e/journeys/shell.spec.ts", "C62 a missing page file"],
  ["content client, 429", "apps/content/src/conformance/client.api.test.ts", "ten 429s are survived"],
  ["content client, other status", "apps/content/src/conformance/client.api.test.ts", "reject with their status"],
  ["failed locale load", "e2e/journeys/shell.spec.ts", "failed locale loading is logged"],
  ["missing content access token", "apps/server/src/content/content-access.test.ts", "missing content access token"],
  ["missing i18n base address", "apps/server/src/content/content-access.test.ts", "missing i18n base address"],
  ["card payment script fails", "e2e/journeys/shell.spec.ts", "failed card script is logged"],
  ["default API message", "apps/server/src/pages/error-catalogue.api.test.ts", "default API message"],
  ["fatal or unhandled error", "apps/server/src/pages/error-catalogue.api.test.ts", "error screen"],
  ["form errors of section 5", "apps/sandbox/src/stripe/browser/browser.test.ts", "it.each("],
];

describe("a value of the specification stands once, with its owner", () => {
  it.each(constants)("%s", (_, file, stands) => {
    expect(source(file)).toContain(stands);
  });
});

describe("a row of the error catalogue has a test that names it", () => {
  it.each(errors)("%s", (_, file, test) => {
    expect(source(file)).toContain(test);
  });
});
