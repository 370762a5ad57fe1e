import { timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { fileJournal, noJournal } from "../journal.ts";
import type { SandboxSettings } from "../options.ts";
import { pageHeaders } from "../page-headers.ts";
import { textsPage } from "./pages.ts";
import { signWebhook } from "./signature.ts";
import { type StoredText, TextStore } from "./store.ts";
import { type Fault, TEST_NUMBERS } from "./test-numbers.ts";

const PAGE = pageHeaders({ "form-action": "'self'" });
/** The vendor's own limit. */
const LONGEST = 1600;

/** Text messages: Twilio's API at `/2010-04-01`, its webhooks, and a page with all messages at `/texts`. */
export interface TextStandIn {
  app: Hono;
  /** Waits for webhooks in flight. */
  close(): Promise<void>;
}

export function createTwilio(settings: SandboxSettings): TextStandIn {
  const { twilio, dataDir, clock, logger, sendWebhook } = settings;
  const store = new TextStore(dataDir === undefined ? noJournal<StoredText>() : fileJournal<StoredText>(join(dataDir, "texts.jsonl")));
  const tried = new Set<string>();
  const running = new Set<Promise<void>>();
  const at = () => new Date(clock.now()).toISOString();

  const post = (url: string, form: URLSearchParams): Promise<Response> =>
    sendWebhook(
      new Request(url, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-twilio-signature": signWebhook(url, form, twilio.authToken),
        },
        body: form.toString(),
      }),
    );

  /** Reports the status of a message, once. */
  function report(text: StoredText, url: string, fault: Fault | undefined): void {
    const isLost = fault?.code === 30003;
    store.setStatus(text.sid, isLost ? "undelivered" : "delivered");
    if (url === "") return;
    const form = new URLSearchParams({
      MessageSid: text.sid,
      MessageStatus: isLost ? "undelivered" : "delivered",
      To: text.to,
      From: text.from,
      AccountSid: twilio.accountSid,
      ...(isLost && { ErrorCode: String(fault.code) }),
    });
    const sending = post(url, form)
      .then(() => undefined)
      .catch((error: unknown) => logger.warn({ err: error }, "the status of a text message was not taken"))
      .finally(() => running.delete(sending));
    running.add(sending);
  }

  const refuse = (c: Context, { status, code, message }: Fault) =>
    c.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status as 400);

  const app = new Hono();
  app.post("/2010-04-01/Accounts/:sid/Messages.json", async (c) => {
    if (!isAuthorized(c.req.header("authorization") ?? "", c.req.param("sid"), twilio))
      return refuse(c, { status: 401, code: 20003, message: "Authenticate" });
    const form = new URLSearchParams(await c.req.text());
    const read = (name: string) => form.get(name) ?? "";
    const [to, body, from] = [read("To"), read("Body"), read("From") || read("MessagingServiceSid")];
    if (from === "") return refuse(c, { status: 400, code: 21603, message: "A 'From' phone number is required." });
    if (body === "") return refuse(c, { status: 400, code: 21602, message: "Message body is required." });
    if (body.length > LONGEST)
      return refuse(c, { status: 400, code: 21617, message: "The concatenated message body exceeds the 1600 character limit" });
    const fault = /^\+\d{8,15}$/.test(to) ? TEST_NUMBERS[to] : TEST_NUMBERS["+15005550001"];
    const isMet = fault && fault.status >= 400 && !(fault.isOnce && tried.has(`${to} ${body}`));
    tried.add(`${to} ${body}`);
    if (isMet) return refuse(c, fault);
    if (fault?.delayMs) await clock.wait(fault.delayMs);
    const text = store.add({ at: at(), direction: "outbound-api", from, to, body, status: "queued" });
    report(text, read("StatusCallback"), fault);
    const uri = `/2010-04-01/Accounts/${twilio.accountSid}/Messages/${text.sid}.json`;
    return c.json(
      {
        sid: text.sid,
        account_sid: twilio.accountSid,
        status: "queued",
        direction: text.direction,
        from,
        to,
        body,
        uri,
        error_code: null,
        error_message: null,
      },
      201,
    );
  });

  app.get("/texts", (c) => c.html(textsPage(store.list(c.req.query("phone")), c.req.query("phone") ?? ""), 200, PAGE));
  app.get("/texts/api/messages", (c) => c.json({ messages: store.list(c.req.query("phone")) }));
  app.delete("/texts/api/messages", (c) => {
    store.clear();
    return c.body(null, 204);
  });
  /** Sends a message from a phone to the shop, and stores the reply. */
  app.post("/texts", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const [from, body] = [form.get("from") ?? "", form.get("body") ?? ""];
    const text = store.add({ at: at(), direction: "inbound", from, to: twilio.from, body, status: "received" });
    if (twilio.inboundUrl) {
      const sent = new URLSearchParams({ MessageSid: text.sid, AccountSid: twilio.accountSid, From: from, To: twilio.from, Body: body });
      const answer = await post(twilio.inboundUrl, sent);
      const reply = answer.ok ? replyIn(await answer.text()) : "";
      if (reply !== "") store.add({ at: at(), direction: "outbound-reply", from: twilio.from, to: from, body: reply, status: "delivered" });
    }
    return c.redirect(`/texts?phone=${encodeURIComponent(from)}`, 303);
  });
  return { app, close: async () => void (await Promise.all(running)) };
}

function isAuthorized(header: string, sid: string, { accountSid, authToken }: SandboxSettings["twilio"]): boolean {
  const [wanted, given] = [Buffer.from(`Basic ${btoa(`${accountSid}:${authToken}`)}`), Buffer.from(header)];
  return sid === accountSid && wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Returns the message of a TwiML answer; empty for none. */
function replyIn(twiml: string): string {
  const message = /<Message>([\s\S]*?)<\/Message>/.exec(twiml)?.[1] ?? "";
  return message.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
