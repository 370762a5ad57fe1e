import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningSandbox } from "../index.ts";
import { startTestSandbox } from "../test-sandbox.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sandbox-mail-"));
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox({ dataDir });
});

afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

interface Summary {
  id: string;
  subject: string;
}

async function transport() {
  const ca = await (await fetch(`${sandbox.url}/mail/certificate.pem`)).text();
  const tls = { ca, servername: "localhost" };
  return createTransport({ host: "127.0.0.1", port: sandbox.smtpPort, requireTLS: true, tls });
}

async function messagesTo(address: string, wait = 0): Promise<Summary[]> {
  const query = new URLSearchParams({ to: address, wait: String(wait) });
  const answer = await fetch(`${sandbox.url}/mail/api/messages?${query}`);
  return ((await answer.json()) as { messages: Summary[] }).messages;
}

const LETTER = {
  from: "shop@demo.test",
  subject: "Su pedido <b>A-1</b> está listo",
  text: "Gracias, Núñez & <hijos>",
  html: '<p>Gracias</p><script>alert(1)</script><img src="cid:logo@shop">',
  attachments: [
    { filename: "logo.png", content: Buffer.from("png"), contentType: "image/png", cid: "logo@shop" },
    { filename: "nota.html", content: "<script>alert(2)</script>", contentType: "text/html" },
  ],
};

describe("the mailbox", () => {
  it("accepts mail over STARTTLS with a valid certificate", async () => {
    const waiting = messagesTo("ana@demo.test", 20_000);
    await (await transport()).sendMail({ ...LETTER, to: "Ana@demo.test" });
    const [mail] = await waiting;
    expect(mail?.subject).toBe(LETTER.subject);
    const full = await (await fetch(`${sandbox.url}/mail/api/messages/${mail?.id}`)).json();
    expect(full).toMatchObject({
      from: "shop@demo.test",
      to: ["Ana@demo.test"],
      html: expect.stringContaining("Gracias"),
    });
    expect((full as { text: string }).text.trim()).toBe(LETTER.text);
    expect(await messagesTo("nobody@demo.test")).toEqual([]);
  });

  it("shows it escaped, and its HTML part without scripts", async () => {
    const [mail] = await messagesTo("ana@demo.test");
    const page = await (await fetch(`${sandbox.url}/mail/${mail?.id}`)).text();
    expect(page).toContain("Su pedido &lt;b&gt;A-1&lt;/b&gt; está listo");
    expect(page).toContain("&amp; &lt;hijos&gt;");
    expect(page).not.toContain("<script");
    expect(page).not.toContain("allow-scripts");
    const part = await fetch(`${sandbox.url}/mail/${mail?.id}/html`);
    expect(part.headers.get("content-security-policy")).toMatch(/^sandbox allow-popups.*default-src 'none'/);
    expect(await part.text()).toContain(`src="/mail/${mail?.id}/parts/0"`);
    const note = await fetch(`${sandbox.url}/mail/${mail?.id}/parts/1`);
    expect(note.headers.get("content-disposition")).toContain("attachment");
    const list = await (await fetch(`${sandbox.url}/mail?to=${encodeURIComponent('"><script>')}`)).text();
    expect(list).not.toContain("<script");
  });

  it("refuses mail larger than 10 MB", async () => {
    const huge = { to: "big@demo.test", from: "shop@demo.test", text: "x".repeat(11 * 1024 * 1024) };
    await expect((await transport()).sendMail(huge)).rejects.toThrow(/552|size/i);
    expect(await messagesTo("big@demo.test")).toEqual([]);
  });

  it("keeps mail over a restart, until it is cleared", async () => {
    await sandbox.close();
    sandbox = await startTestSandbox({ dataDir });
    expect(await messagesTo("ana@demo.test")).toHaveLength(1);
    await fetch(`${sandbox.url}/mail/api/messages`, { method: "DELETE" });
    expect(await messagesTo("ana@demo.test")).toEqual([]);
  });
});
