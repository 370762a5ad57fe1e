import { afterEach, expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";
import { PageCache } from "./page-cache/page-cache.ts";

let close = async () => {};
afterEach(() => close());

it("shows waiting, running and abandoned messages of each kind", async () => {
  const outboxFigures = async () => [
    { kind: "payment.capture", waiting: 3, active: 2, dead: 1 },
    { kind: "mail.receipt", waiting: 0, active: 0, dead: 0 },
  ];
  const metrics = createMetrics(new PageCache(1000, () => 0), { outboxFigures }, () => 0);
  const server = await metrics.listen(0, "127.0.0.1");
  close = async () => server.close();
  const { port } = server;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text.split("\n").filter((line) => line.startsWith("outbox_"))).toEqual([
    'outbox_waiting{kind="payment.capture"} 3',
    'outbox_waiting{kind="mail.receipt"} 0',
    'outbox_active{kind="payment.capture"} 2',
    'outbox_active{kind="mail.receipt"} 0',
    'outbox_dead{kind="payment.capture"} 1',
    'outbox_dead{kind="mail.receipt"} 0',
  ]);
});
