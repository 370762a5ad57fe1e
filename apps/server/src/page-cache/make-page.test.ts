import { createHash } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import type { PolicyHosts } from "../http/content-policy.ts";
import { makePage } from "./make-page.ts";

const hosts: PolicyHosts = { payment: [], wallet: [], captcha: [], map: [], signIn: [], pictures: () => [], tags: () => [], https: true };
const nonce = "0123456789abcdef0123456789abcdef";
const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const make = (html: string) =>
  makePage({ path: "/en/", status: 200, headers: new Headers(), html, nonce, tags: new Set(), freshUntil: null }, hosts);

it("a shared page allows our own scripts and none injected through text", async () => {
  const own = `window.data={"nonce":"${nonce}"}`;
  const attack = [
    "<script>steal()</script>",
    '<script nonce="">steal(2)</script>',
    "<script nonce=\"guess\" data-x='nonce'>steal(3)</script>",
    '<script type="module">steal(4)</script>',
  ];
  const { headers, body } = await make(
    `<body><p>${attack.join("")}</p><script nonce="${nonce}">${own}</script><script type="module" async="" nonce="${nonce}">go()</script>` +
      `<script nonce="${nonce}" src="/assets/a.js"></script><link rel="modulepreload" nonce="${nonce}" href="/assets/b.js"/></body>`,
  );
  const policy = headers["content-security-policy"] ?? "";
  const hashes = policy.match(/'sha256-[^']+'/g);
  expect(hashes).toEqual([hash('window.data={"nonce":""}'), hash("go()")]);
  expect(policy).not.toContain("unsafe-inline");
  const sent = await body.text();
  expect(sent).not.toContain(nonce);
  expect(sent).toContain(attack[0]);
});

it("knows a script's hash without keeping its page", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const page = (no: number) => make(`<body>${"tile ".repeat(200_000)}<script nonce="${nonce}">start(${no}, "with words")</script></body>`);
  await page(0);
  const before = used();
  for (let no = 1; no <= 40; no++) await page(no);
  expect(used() - before).toBeLessThan(8_000_000);
});
