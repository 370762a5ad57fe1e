import { describe, expect, it, vi } from "vitest";
import { createReportReceiver, REPORT_PATH } from "./receive-reports.ts";

const old = (more: object = {}) => ({
  "csp-report": {
    "document-uri": "https://shop.test/en/order/receipt/cHJpdmF0ZS10aWNrZXQtMTIz?token=secret",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.test/steal.js?card=4242",
    "script-sample": "alert(1)",
    ...more,
  },
});
const current = [
  {
    type: "csp-violation",
    body: { documentURL: "https://shop.test/en/product/", effectiveDirective: "script-src", blockedURL: "inline" },
  },
];

function opened() {
  const warn = vi.fn();
  let now = 1_000_000;
  const app = createReportReceiver({ warn } as never, () => now);
  const send = (body: unknown, client = "203.0.113.1") => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return app.request(REPORT_PATH, { method: "POST", body: text, headers: { "x-client-address": client, "x-request-id": "r" } });
  };
  return { warn, send, pass: (ms: number) => void (now += ms) };
}

describe("a browser's report of what a page's policy has blocked", () => {
  it("is logged in both forms, without tickets, queries and code", async () => {
    const { warn, send } = opened();
    expect((await send(old())).status).toBe(204);
    await send(current);
    const event = { event: "content_policy_violation", requestId: "r" };
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
      { ...event, directive: "script-src-elem", blocked: "https://evil.test", page: "/en/order/receipt/*" },
      { ...event, directive: "script-src", blocked: "inline", page: "/en/product/" },
    ]);
  });

  it("is ignored if it is none, and refused if it is large", async () => {
    const { warn, send } = opened();
    for (const wrong of [
      "",
      "[",
      "{}",
      "[]",
      "null",
      { "csp-report": 7 },
      old({ "effective-directive": "x\n{}" }),
      [{ type: "network-error" }],
    ])
      expect((await send(wrong, JSON.stringify(wrong))).status).toBe(204);
    expect((await send(old({ "script-sample": "x".repeat(20_000) }), "large")).status).toBe(413);
    expect(warn).not.toHaveBeenCalled();
  });

  it("is logged a few times a minute for each client, and not often in all", async () => {
    const { warn, send, pass } = opened();
    for (let sent = 0; sent < 9; sent++) await send(old());
    expect(warn).toHaveBeenCalledTimes(5);
    for (let sent = 0; sent < 100; sent++) await send(old(), `198.51.100.${sent}`);
    expect(warn).toHaveBeenCalledTimes(60);
    pass(60_000);
    await send(old());
    expect(warn).toHaveBeenCalledTimes(61);
  });
});
