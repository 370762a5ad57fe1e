import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ServerLog } from "../../log.ts";
import { violationIn } from "./violation.rules.ts";

/** The path for browsers' reports of policy violations. */
export const REPORT_PATH = "/csp-report";

const MAX_BYTES = 16 * 1024;
const MINUTE_MS = 60_000;
/** Maximum number of lines per minute. Browser extensions cause reports on every page, and anybody can send them, so a few are enough. */
const MAX_LINES = { client: 5, all: 60 };

/** Logs browsers' reports as security events. Anybody can send them, so their size and number are limited. */
export function createReportReceiver(log: Pick<ServerLog, "warn">, now: () => number): Hono {
  const app = new Hono();
  let lines = new Map<string, number>();
  let all = 0;
  let since = 0;
  const isAdmitted = (client: string): boolean => {
    if (now() - since >= MINUTE_MS) [lines, all, since] = [new Map(), 0, now()];
    const own = lines.get(client) ?? 0;
    if (own >= MAX_LINES.client || all >= MAX_LINES.all) return false;
    lines.set(client, own + 1);
    all++;
    return true;
  };
  app.post(REPORT_PATH, bodyLimit({ maxSize: MAX_BYTES }), async (http) => {
    const client = http.req.header("x-client-address") ?? "";
    const violation = isAdmitted(client) ? violationIn(await http.req.json().catch(() => null)) : null;
    if (violation) log.warn({ event: "content_policy_violation", ...violation, requestId: http.req.header("x-request-id") }, "security");
    return http.body(null, 204);
  });
  return app;
}
