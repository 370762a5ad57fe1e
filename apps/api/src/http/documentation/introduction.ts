/** The text above the reference. */
export const introduction = `
The shop's own pages use this API for everything they do.

**Every call** except file URLs, webhooks and content carries \`x-storefront-id\` and \`x-public-key\`. A signed-in caller adds \`authorization: Bearer\` with the
\`authToken\` of \`account/login\`, which expires after 30 minutes. Every call refuses an invalid or expired token with 401, except those that renew or end a session. Another system uses an API key
(\`azk_…\`) in place of the \`authToken\`, for the calls of the shop's staff; its answers have \`ratelimit-policy\` and \`ratelimit\`.

**Answers** are \`{ "success": true, "value": … }\` or \`{ "success": false, "messages": [ … ], "code": … }\`. Check \`code\`, show
\`messages\`: they are in the language of \`accept-language\` (English or Spanish).

**Units.** Amounts are whole cents of the storefront's currency. Areas are in 1e-4 square feet (10.76 sq ft is 107600), weights in
1e-2 pounds (4.5 lb is 450). Quantities count sell units (boxes, pieces, sheets, slabs), never square feet. Days are
\`yyyy-mm-dd\` in the shop's time zone, moments are ISO 8601 in UTC. A price of \`null\` is hidden from the caller.

**Writes** are safe to retry only with an \`idempotency-key\`. Unknown request fields are refused; answers may gain
fields, so ignore those that you do not know.

**Limits.** Each session, or each address without one, has a budget per minute; writes cost more than reads. After a 429 or 503, \`retry-after\` has the seconds to wait.

**Content.** \`/content/v2/cdn\` delivers stories to readers, \`/content/v1/spaces\` is for editors. Both follow the public API of
Storyblok, so its clients work with them. They use no envelope.
`.trim();
