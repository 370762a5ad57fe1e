import { workChannels } from "@azulejo/api/traced-work.ts";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { logOptions } from "./log.ts";
import { startCollector } from "./tracing/collector.fixture.ts";
import { openTracing } from "./tracing/open-tracing.ts";

function linesOf(write: (log: pino.Logger) => void, traceFields?: () => object): Record<string, unknown>[] {
  const written: string[] = [];
  write(pino(logOptions("info", traceFields), { write: (line: string) => void written.push(line) }));
  return written
    .join("")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe("a line of the log", () => {
  it("says when, at which level, and which process of which release wrote it", () => {
    const [line] = linesOf((log) => log.warn({ requestId: "r1" }, "late"));
    expect(line).toMatchObject({ level: 40, service: "azulejo", version: expect.stringMatching(/^\d+\.\d+\.\d+/), pid: process.pid });
    expect(line).toMatchObject({ requestId: "r1", msg: "late", time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
  });

  it("can't be forged by what it quotes", () => {
    const lines = linesOf((log) => log.info({ page: '/a\n{"level":30,"msg":"forged"}\r\u2028' }, "opened"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: "opened" });
  });

  it("leaves out fields that would name a person or hold a secret", () => {
    const [line] = linesOf((log) =>
      log.info({ order: { id: 7, email: "ana@example.test", phone: "1", authToken: "t" }, headers: { a: 1 } }, "x"),
    );
    expect(line).toMatchObject({ order: { id: 7 } });
    expect(JSON.stringify(line)).not.toMatch(/ana@|phone|authToken|headers/);
  });

  it("names the trace in which it is written, and none outside of one", async () => {
    const collector = await startCollector();
    const tracing = openTracing({ endpoint: collector.endpoint, version: "1", share: 1, apiUrl: null, onFailure: () => {} });
    let work = Promise.resolve();
    const lines = linesOf((log) => {
      log.info("outside");
      work = workChannels.job.tracePromise(async () => log.info("inside"), { name: "tidy" });
    }, tracing.logFields);
    await work;
    await tracing.flush();
    const [job] = collector.spans();
    await tracing.close();
    await collector.close();
    expect(lines[0]).not.toHaveProperty("trace_id");
    expect(lines[1]).toMatchObject({ msg: "inside", trace_id: job?.traceId, span_id: job?.spanId });
  });
});
