import type { Context } from "hono";
import { Hono } from "hono";
import { pageHeaders } from "../page-headers.ts";
import type { Mailbox } from "./mailbox.ts";
import type { StoredMail } from "./message.ts";
import { parseMail } from "./message.ts";
import { htmlPart, listPage, messagePage } from "./pages.ts";

const PAGE = pageHeaders({ "form-action": "'self'", "frame-src": "'self'" });

/** Blocks scripts in a message even if its frame is opened separately. */
const PART_POLICY = [
  "sandbox allow-popups allow-popups-to-escape-sandbox",
  "default-src 'none'",
  "img-src http: https: data:",
  "style-src 'unsafe-inline' http: https:",
  "font-src http: https: data:",
  "frame-ancestors 'self'",
].join("; ");

const SHOWN_IN_PLACE = /^image\/(png|jpeg|gif|webp|avif)$/;
const MAX_WAIT_MS = 30_000;

function summary({ id, receivedAt, envelope, subject, raw }: StoredMail): object {
  return { id, receivedAt, from: envelope.from, to: envelope.to, subject, size: raw.length };
}

async function details(stored: StoredMail): Promise<object> {
  const { headers, html, text, parts, from, to } = await parseMail(stored.raw);
  const attachments = parts.map(({ content, ...part }, index) => {
    return { ...part, url: `/mail/${stored.id}/parts/${index}`, content: content.toString("base64") };
  });
  return { ...summary(stored), headerFrom: from, headerTo: to, headers, html, text, attachments };
}

function waitOf(c: Context): number {
  const wait = Number(c.req.query("wait") ?? 0);
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_WAIT_MS) : 0;
}

function api(box: Mailbox): Hono {
  const app = new Hono();
  app.get("/messages", async (c) => {
    const recipient = c.req.query("to");
    const wait = waitOf(c);
    if (wait > 0 && box.list(recipient).length === 0) await box.next(recipient, wait);
    return c.json({ messages: box.list(recipient).map(summary) });
  });
  app.get("/messages/:id", async (c) => {
    const stored = box.get(c.req.param("id"));
    return stored === undefined ? c.json({ error: "no such message" }, 404) : c.json(await details(stored));
  });
  app.delete("/messages", (c) => {
    box.clear(c.req.query("to"));
    return c.body(null, 204);
  });
  return app;
}

function partHeaders(mimeType: string, filename: string | null): Record<string, string> {
  const inline = SHOWN_IN_PLACE.test(mimeType);
  const name = encodeURIComponent(filename ?? "part");
  return {
    "content-type": inline ? mimeType : "application/octet-stream",
    "content-disposition": `${inline ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  };
}

/** The mailbox as HTML and as JSON. */
export function mailWeb(box: Mailbox, certificate: string): Hono {
  const app = new Hono();
  app.route("/api", api(box));
  app.get("/certificate.pem", (c) => c.body(certificate, 200, { "content-type": "application/x-pem-file" }));
  app.get("/", (c) => {
    const recipient = c.req.query("to") ?? "";
    return c.html(listPage(box.list(recipient), recipient), 200, PAGE);
  });
  app.get("/:id", async (c) => {
    const stored = box.get(c.req.param("id"));
    if (stored === undefined) return c.notFound();
    return c.html(messagePage(stored, await parseMail(stored.raw)), 200, PAGE);
  });
  app.get("/:id/html", async (c) => {
    const stored = box.get(c.req.param("id"));
    if (stored === undefined) return c.notFound();
    const headers = { "content-security-policy": PART_POLICY, "x-content-type-options": "nosniff" };
    return c.html(htmlPart(stored.id, await parseMail(stored.raw)), 200, headers);
  });
  app.get("/:id/raw", (c) => {
    const stored = box.get(c.req.param("id"));
    if (stored === undefined) return c.notFound();
    const headers = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" };
    return c.body(new Uint8Array(stored.raw), 200, headers);
  });
  app.get("/:id/parts/:index", async (c) => {
    const stored = box.get(c.req.param("id"));
    const part = stored === undefined ? undefined : (await parseMail(stored.raw)).parts[Number(c.req.param("index"))];
    if (part === undefined) return c.notFound();
    return c.body(new Uint8Array(part.content), 200, partHeaders(part.mimeType, part.filename));
  });
  return app;
}
