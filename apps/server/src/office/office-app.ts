import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { BuiltFiles } from "../http/built-files.ts";
import { REPORT_PATH } from "../http/policy-reports/receive-reports.ts";
import type { Shop } from "../shops/shop.ts";
import { type CallOptions, createCallForwarder } from "./forward-call.ts";
import { networkGuard } from "./networks.ts";

interface OfficeOptions extends Omit<CallOptions, "shopAt"> {
  shopAt(host: string | undefined): Pick<Shop, "keys" | "publicUrl" | "hosts">;
  /** The directory of the built office. */
  directory: string;
  /** Files of other releases' builds. */
  sharedFiles: string;
  /** Networks from which the office can be used; any if empty. */
  networks: readonly string[];
  /** Script and frames of the card provider, allowed only on pages that take a card. */
  paymentHosts: readonly string[];
}

/** Returns the office's app: its document for every address, its files and its calls. Clients outside the networks get a 404. */
export function createOfficeApp(options: OfficeOptions): Hono {
  const isInside = networkGuard(options.networks);
  const forward = createCallForwarder(options);
  const file = join(options.directory, "index.html");
  const document = existsSync(file) ? readFileSync(file, "utf8") : null;
  const files = new BuiltFiles(join(options.directory, "assets"), options.sharedFiles);
  const policyOf = ({ req }: Context): string =>
    policy(req.path, { pictureHosts: options.shopAt(req.header("host")).hosts.pictures(), paymentHosts: options.paymentHosts });
  const app = new Hono();
  app.use("*", async (http, next) => {
    if (!isInside(http.req.header("x-client-address") ?? "")) return http.text("Not found", 404);
    await next();
    http.res.headers.set("x-robots-tag", "noindex");
  });
  app.all("/office/api/:call", async (http) => {
    const answer = await forward(http.req.raw, `office/${http.req.param("call")}`);
    answer.headers.set("cache-control", "no-store");
    return answer;
  });
  app.get("/office/assets/*", async (http) => {
    const name = http.req.path.slice("/office/assets/".length);
    const accepted = http.req.header("accept-encoding") ?? "";
    const file = await (files.find(name, accepted) ?? files.findShared(name, accepted));
    return file ? http.body(new Uint8Array(file.bytes), 200, file.headers) : http.text("Not found", 404, { "cache-control": "no-store" });
  });
  app.get("/office", (http) => http.redirect("/office/", 301));
  app.get("/office/*", (http) => {
    if (!document) return http.text("The office is not built. Run npm run build.", 503);
    return http.html(document, 200, { "cache-control": "no-cache", "content-security-policy": policyOf(http) });
  });
  return app;
}

/** Pages on which staff enter a card that its owner reads out. */
const takesCard = (path: string): boolean => /^\/office\/orders\/(?:new\/)?\d+\/card$/.test(path);

function policy(path: string, { pictureHosts, paymentHosts }: Record<"pictureHosts" | "paymentHosts", readonly string[]>): string {
  const payment = takesCard(path) ? paymentHosts : [];
  const ifPayment = (directive: string) => (payment.length > 0 ? [[directive, ...payment].join(" ")] : []);
  return [
    "default-src 'self'",
    ...ifPayment("script-src 'self'"),
    ...ifPayment("connect-src 'self'"),
    ...ifPayment("frame-src"),
    ["img-src 'self' data:", ...pictureHosts].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_PATH}`,
  ].join("; ");
}
