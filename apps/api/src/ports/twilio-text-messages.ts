import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type TextMessages, TextRefusedError } from "./text-messages.ts";

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** A number in E.164, or the SID of a messaging service. */
  from: string;
  /** The provider's origin; development differs from production only in this address. */
  apiUrl?: string | undefined;
  /** The shop's public address, for its webhooks. */
  publicUrl: string;
}

/** The webhooks that Twilio calls, below `publicUrl`. */
export const TEXT_RECEIVED = "/api/notificationpreference/textmessage";
export const TEXT_STATUS = "/api/notificationpreference/textstatus";

const TWILIO = "https://api.twilio.com";
const TIMEOUT_MS = 15_000;
/** Twilio's error code for a phone whose owner sent STOP. */
const STOPPED = "21610";
/** Twilio's error codes that retrying won't change: no such number, not a mobile phone, unsupported country, unreachable. */
const REFUSED = ["21211", "21408", "21612", "21614", "21265", STOPPED];

const accepted = z.object({ sid: z.string() });
const refused = z.object({ code: z.coerce.string().optional() });

/** Sends text messages with Twilio's REST API. Twilio has no idempotency keys, so the caller records sent messages. */
export function createTwilioTextMessages({ accountSid, authToken, from, apiUrl = TWILIO, publicUrl }: TwilioOptions): TextMessages {
  const address = `${apiUrl.replace(/\/$/, "")}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const sender = from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from };
  return {
    async send({ to, body, key }) {
      const response = await fetch(address, {
        method: "POST",
        headers: { authorization },
        body: new URLSearchParams({
          ...sender,
          To: to,
          Body: body,
          StatusCallback: `${publicUrl}${TEXT_STATUS}?key=${encodeURIComponent(key)}`,
        }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer: unknown = await response.json().catch(() => ({}));
      if (response.ok) return { ref: accepted.parse(answer).sid };
      const { code = "" } = refused.safeParse(answer).data ?? {};
      if (response.status === 400 && REFUSED.includes(code)) throw new TextRefusedError(code, code === STOPPED);
      throw new Error(`the text message service answered ${response.status} ${code}`.trim());
    },
    readEvent({ pathname, search, searchParams }, form, signature) {
      if (!isSigned(publicUrl + pathname + search, form, signature, authToken)) return null;
      const read = (name: string) => form.get(name) ?? "";
      if (pathname === TEXT_RECEIVED) return { kind: "received", from: read("From"), body: read("Body") };
      return {
        kind: "status",
        key: searchParams.get("key") ?? "",
        state: stateOf(read("MessageStatus")),
        errorCode: form.get("ErrorCode") || null,
      };
    },
  };
}

const stateOf = (status: string) =>
  status === "delivered" ? "delivered" : status === "failed" || status === "undelivered" ? "failed" : "sent";

/** Returns a webhook's signature, over its address and its fields sorted by name. */
export function twilioSignature(url: string, form: URLSearchParams, authToken: string): string {
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([name, value]) => name + value);
  return createHmac("sha1", authToken)
    .update(url + fields.join(""))
    .digest("base64");
}

function isSigned(url: string, form: URLSearchParams, signature: string, authToken: string): boolean {
  const [wanted, given] = [Buffer.from(twilioSignature(url, form, authToken)), Buffer.from(signature)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
