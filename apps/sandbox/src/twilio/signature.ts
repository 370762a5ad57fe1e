import { createHmac } from "node:crypto";

/** Returns the `X-Twilio-Signature` of a webhook: over its address and its fields in the order of their names. */
export function signWebhook(url: string, form: URLSearchParams, authToken: string): string {
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([name, value]) => name + value);
  return createHmac("sha1", authToken)
    .update(url + fields.join(""))
    .digest("base64");
}
