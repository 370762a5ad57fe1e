/** The text above the reference. */
export const introduction = `
Everything that the shop's own pages do, they do through this API.

**Every call** carries \`x-storefront-id\` and \`x-public-key\`. A signed-in caller adds \`authorization: Bearer\` with the
\`authToken\` of \`account/login\`, which lives 30 minutes. A token that is not valid is refused with 401 by every call.

**Answers** are \`{ "success": true, "value": … }\` or \`{ "success": false, "messages": [ … ], "code": … }\`. Check \`code\`, show
\`messages\`: they are in the language of \`accept-language\` (English or Spanish).

**Units.** Amounts are whole cents of the storefront's currency. Areas are in 1e-4 square feet (10.76 sq ft is 107600), weights in
1e-2 pounds (4.5 lb is 450). Quantities count sell units (boxes, pieces, sheets, slabs), never square feet. Days are
\`yyyy-mm-dd\` in the shop's time zone, moments are ISO 8601 in UTC. A price of \`null\` is hidden from the caller.

**Writes** may be repeated only with an \`idempotency-key\`. Fields that a request does not know are refused; answers may gain
fields, so ignore those that you do not know.

**Limits.** Every caller has a budget per minute. A refusal with 429 or 503 says in \`retry-after\` how many seconds to wait.

**Content.** \`/content/v2/cdn\` delivers stories to readers, \`/content/v1/spaces\` is for editors. Both follow the public API of
Storyblok, so its clients work with them. They use no envelope.
`.trim();
