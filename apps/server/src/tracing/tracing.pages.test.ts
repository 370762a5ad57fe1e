import { writeFileSync } from "node:fs";
import { workChannels } from "@azulejo/api";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";
import { fillBag, itemIn } from "../robustness/checkout.fixture.ts";
import { freePort, postTo } from "../robustness/server-process.ts";
import { attributesOf, type Collector, levelOf, pathTo, type SentSpan, startCollector } from "./collector.fixture.ts";
import { openTracing, type Tracing } from "./open-tracing.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
const SECRET_WORD = "quetzalcoatl";

const withLevel = (span: SentSpan) => ({ ...span, level: levelOf(span) });

let collector: Collector;
let tracing: Tracing;
let server: ClockedServer;

beforeAll(async () => {
  collector = await startCollector();
  tracing = openTracing({ endpoint: collector.endpoint, version: "9.9.9", share: 1, apiUrl: null, onFailure: () => {} });
  server = await openClockedServer(new Date());
}, 120_000);
afterAll(async () => {
  // For docs/pictures/draw-trace.mjs.
  if (process.env.TRACES_TO) writeFileSync(process.env.TRACES_TO, JSON.stringify(collector.spans().map(withLevel)));
  await server?.close();
  await tracing?.close();
  await collector?.close();
});

/** Returns the spans of a trace that have been sent, once it has the one that ends last. */
async function spansOf(isOf: (span: SentSpan) => boolean, isLast: (span: SentSpan) => boolean): Promise<SentSpan[]> {
  await expect
    .poll(
      async () => {
        await tracing.flush();
        return collector.spans().some(isLast);
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  return collector.spans().filter(isOf);
}

describe("the trace of a page", () => {
  it("continues the proxy's, and leads from the page over its calls to their statements", async () => {
    const { status } = await server.get(`/en/product/list/porcelain/?q=${SECRET_WORD}`, { traceparent: `00-${TRACE}-${PARENT}-01` });
    expect(status).toBe(200);
    const spans = await spansOf(
      ({ traceId }) => traceId === TRACE,
      ({ parentSpanId }) => parentSpanId === PARENT,
    );
    const page = spans.find(({ parentSpanId }) => parentSpanId === PARENT);
    expect(page?.name).toBe("GET /:language/product/list/*");
    expect(attributesOf(page!)).toMatchObject({ "http.route": "/:language/product/list/*", "http.response.status_code": 200 });
    const paths = new Set(spans.map((span) => pathTo(span, spans)));
    expect([...paths]).toEqual(expect.arrayContaining(["request", "request > call", "request > call > query"]));
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(["product/showcase", "storefront/settings"]));
    expect(collector.resource()).toMatchObject({ "service.name": "azulejo", "service.version": "9.9.9", "process.pid": process.pid });
  });
});

describe("the trace of an order", () => {
  it("leads from the call to the payment provider, and its messages lead back to it", async () => {
    const item = await itemIn(server.api.services.database);
    const at = { post: postTo(server.url) };
    const checkout = await fillBag(at, item.itemNo, `${SECRET_WORD}-buyer`);
    const { body } = await checkout!.press(at);
    expect(body.value.status).toBe("placed");
    await server.api.settle();
    const isCompletion = ({ name }: SentSpan) => name === "checkout/complete";
    await spansOf(isCompletion, (span) => span.name === "deliver mail.receipt");
    const completed = collector.spans().find(isCompletion);
    const spans = collector.spans().filter(({ traceId }) => traceId === completed?.traceId);
    const paths = spans.map((span) => pathTo(span, spans));
    expect(paths).toEqual(expect.arrayContaining(["request > call > query", "request > call > outside"]));
    expect(spans.find((span) => levelOf(span) === "request")?.name).toBe("POST /api/checkout/complete");
    const outside = spans.find((span) => levelOf(span) === "outside");
    expect(attributesOf(outside!)).toMatchObject({ "http.request.method": "POST", "http.response.status_code": 200 });
    // The provider's webhook may settle the order before the answer to the buyer's call does.
    const settling = ["POST /api/checkout/complete", "POST /api/checkout/paymentevent"];
    const requestOf = (trace: string | undefined) =>
      collector.spans().find((span) => span.traceId === trace && levelOf(span) === "request")?.name;
    const deliveries = collector.spans().filter((span) => levelOf(span) === "delivery");
    for (const kind of ["payment.capture", "mail.receipt"]) {
      const delivery = deliveries.find(({ name }) => name === `deliver ${kind}`);
      expect(delivery?.links, kind).toHaveLength(1);
      expect(settling, kind).toContain(requestOf(delivery?.links[0]?.traceId));
      expect(attributesOf(delivery!)["azulejo.order.id"], kind).toEqual(expect.any(Number));
    }
    const all = collector.spans();
    const below = all.map((span) => pathTo(span, all));
    expect(below).toEqual(expect.arrayContaining(["delivery > outside", "delivery > mail", "delivery > query"]));
  });
});

describe("traces", () => {
  it("hold no values: neither those of addresses, forms, statements and failures, nor tokens", async () => {
    const post = postTo(server.url);
    const { value } = (await post("account/login", { userName: "dealer-buyer@demo.test", password: "Azulejo-demo-1" })).body as never as {
      value: { authToken: string; refreshToken: string };
    };
    const cookie = `cantera_auth=${value.authToken}; cantera_refresh=${value.refreshToken}`;
    await server.get(`/en/account/orders?search=${SECRET_WORD}`, { cookie, "user-agent": SECRET_WORD });
    await server.get(`/en/${SECRET_WORD}/${SECRET_WORD}`, { cookie });
    await post("account/login", { userName: `${SECRET_WORD}@demo.test`, password: SECRET_WORD });
    const failing = () => sql`select ${SECRET_WORD}::integer`.execute(server.api.services.database.query);
    await expect(workChannels.job.tracePromise(failing, { name: "canary" })).rejects.toThrow(SECRET_WORD);
    await spansOf(
      () => true,
      ({ name }) => name === "GET /:language/account/orders",
    );
    const sent = collector.text();
    expect(collector.spans().find(({ name }) => name === "job canary")?.status.code).toBe(2);
    for (const secret of [SECRET_WORD, value.authToken, value.refreshToken, "dealer-buyer", "Azulejo-demo-1", "pm_card_visa", "Bearer"])
      expect(sent.includes(secret), secret).toBe(false);
  });

  it("that can't be sent don't keep the shop from answering", async () => {
    await tracing.close();
    const failures: unknown[] = [];
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    tracing = openTracing({ endpoint, version: "1", share: 1, apiUrl: null, onFailure: (error) => void failures.push(error) });
    for (const path of ["/en/stores", "/es/stores", "/en/faq/"]) expect((await server.get(path)).status).toBeLessThan(500);
    await tracing.flush();
    expect(failures).toHaveLength(1);
    const started = performance.now();
    await tracing.close();
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
