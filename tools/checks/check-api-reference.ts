import { openApiDocument } from "@azulejo/api/http/documentation/open-api.ts";
import { calls } from "@azulejo/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";

/** Lints the API's OpenAPI document, as it is served, with all of Redocly's recommended rules as errors. */
// An area's path may end with a slash, as its callers write it.
const config = await createConfig({ extends: ["recommended-strict"], rules: { "no-path-trailing-slash": "off" } });
const source = JSON.stringify(openApiDocument(calls, "https://shop.test"));
const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
for (const { ruleId, message, location } of problems) {
  process.stdout.write(`${ruleId}: ${message}\n  at ${location[0]?.pointer ?? "the document"}\n`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
