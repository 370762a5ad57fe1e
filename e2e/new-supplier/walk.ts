import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPrivatePostgres } from "@azulejo/launch/postgres.mjs";
import { startSandbox } from "@azulejo/sandbox";
import { codeAt } from "@azulejo/testing/second-factor.ts";
import { buy, openBuyer } from "./buyer.ts";
import { makeCertificate, startProxy } from "./proxy.ts";
import { type Installation, npmRun, type RunningShop, startShop } from "./shop-process.ts";

/**
 * Follows the documentation as a supplier's only engineer would: a clean clone, PostgreSQL, production mode behind nginx with
 * TLS, settings, a foreign catalog, the first page, the first order until a line is refunded, backup, restore elsewhere, upgrade.
 * The payment provider and the mail server are the sandbox, as processes of their own with keys of their own.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const PORTS = { shop: 4810, http: 4811, https: 4812, sandbox: 4813, smtp: 4814 };
const PUBLIC_URL = `https://localhost:${PORTS.https}`;
const STRIPE = { secretKey: "sk_live_walk", publishableKey: "pk_live_walk", webhookSecret: "whsec_walk" };
const STAFF = { OFFICE_EMAIL: "jefa@canteras.test", OFFICE_PASSWORD: "mortero y boquilla 77" };

/** Set in the child process that follows the documentation, because Node reads trusted certificates only at its start. */
const FOLDER = "WALK_FOLDER";
/** Words of the demo supplier, which must not appear. */
const THE_DEMO = /cantera tile|canteratile|\breno\b|nevada|los_angeles/i;
const NAMELESS = [
  "/es/",
  "/en/",
  "/es/product/",
  "/es/shoppingbag",
  "/en/account/login",
  "/es/blog/rss.xml",
  "/es/blog/feed.json",
  "/es-sitemap.xml",
];
const folder = process.env[FOLDER] ?? "";
const certificate = { certificate: join(folder, "certificate.pem"), key: join(folder, "key.pem") };
const closing: (() => unknown)[] = [];

async function step<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  const started = Date.now();
  const result = await work();
  process.stdout.write(`ok   ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return result;
}

function clone(name: string): string {
  const release = join(folder, "releases", name);
  const { status, stderr } = spawnSync("git", ["clone", "--quiet", "--no-local", root, release], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return release;
}

/** Points `current` at a release, as the documents do. */
function use(release: string): void {
  const current = join(folder, "current");
  try {
    unlinkSync(current);
  } catch {}
  symlinkSync(release, current);
  cpSync(join(folder, ".env"), join(release, ".env"));
}

/** Returns the mails to an address, newest first, once there is one with these words in its subject. */
async function mailTo(address: string, subject: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${PORTS.sandbox}/mail/api/messages?to=${encodeURIComponent(address)}`);
    const { messages } = (await answer.json()) as { messages: { id: string; subject: string }[] };
    const found = messages.find((mail) => subject.test(mail.subject));
    if (found) {
      const mail = (await (await fetch(`http://127.0.0.1:${PORTS.sandbox}/mail/api/messages/${found.id}`)).json()) as { text: string };
      return mail.text;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`no mail to ${address} with the subject ${subject}`);
}

const page = async (path: string): Promise<string> => {
  const response = await fetch(PUBLIC_URL + path);
  assert.equal(response.status, 200, path);
  return response.text();
};

async function main(): Promise<void> {
  const postgres = await startPrivatePostgres();
  if (!postgres) throw new Error("PostgreSQL is not installed on this machine.");
  closing.push(() => postgres.stop());
  const createDatabase = (name: string): string => {
    const { status, stderr } = spawnSync("psql", [postgres.url, "-c", `create database ${name}`], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return postgres.url.replace(/\/postgres$/, `/${name}`);
  };
  const database = createDatabase("shop");
  const sandbox = await startSandbox({
    port: PORTS.sandbox,
    smtpPort: PORTS.smtp,
    host: "127.0.0.1",
    publicUrl: `http://127.0.0.1:${PORTS.sandbox}`,
    allowedOrigins: [PUBLIC_URL],
    dataDir: join(folder, "outside"),
    stripe: { ...STRIPE, webhookUrl: `http://127.0.0.1:${PORTS.shop}/api/checkout/paymentevent` },
  });
  closing.push(() => sandbox.close());

  const release = await step("clone, install and build", () => {
    const made = clone("1");
    npmRun({ folder: made, environment: {} }, "build");
    return made;
  });
  const place = { DATABASE_URL: database, DATA_DIR: join(folder, "data") };
  await step("set up", () => setUp({ folder: release, environment: place }));
  // The sandbox is reached at an address of its own, as a real account would be at Stripe's.
  const outside = `PORT=${PORTS.shop}\nTRUST_PROXY=1\nSTRIPE_API_URL=${sandbox.url}\nSTRIPE_JS_URL=${sandbox.url}/stripe/js/v3\n`;
  writeFileSync(join(folder, ".env"), readFileSync(join(folder, ".env"), "utf8") + outside);
  use(release);
  const shop: Installation = { folder: join(folder, "current"), environment: {} };
  const publicKey = /^STOREFRONT_PUBLIC_KEY=(.+)$/m.exec(readFileSync(join(folder, ".env"), "utf8"))?.[1] ?? "";

  await step("settings", () => {
    assert.match(npmRun(shop, "settings", [here("settings.yaml"), "--dry-run"]), /Nothing has been written/);
    // The file has the state's tax since January, instead of the one from today that setup has made.
    assert.match(npmRun(shop, "settings", [here("settings.yaml"), "--remove"]), /Done: /);
    assert.match(npmRun(shop, "settings", [here("settings.yaml")]), /already has these settings/);
  });
  await step("import a foreign catalog", () => {
    const said = npmRun(shop, "import", [
      here("catalogo.csv"),
      "--encoding",
      "windows-1252",
      "--decimal",
      ",",
      "--columns",
      here("columns.json"),
    ]);
    assert.match(said, /2/);
  });
  let running: RunningShop = await step("start", () => startShop(shop, `http://127.0.0.1:${PORTS.shop}`));
  closing.push(() => running.stop());
  assert.match(running.said(), /Shop .*\nAPI .*\nServices .*\n$/, "a start ends with three lines");
  closing.push(startProxy(folder, join(root, "deploy/nginx.conf"), certificate, PORTS));
  await step("home page, behind nginx with TLS and HTTP/2", () => firstPage(shop));
  const order = await step("order with tax and delivery", () => firstOrder(publicKey));
  await step("order mail", async () => {
    const mails = [
      await mailTo("pedidos@canteras.test", new RegExp(String(order.orderNo))),
      await mailTo("elena@example.test", /^Canteras del Golfo recibió su pedido/),
    ];
    assert.match(mails[0] ?? "", /Elena/);
    for (const mail of mails) assert.doesNotMatch(mail, THE_DEMO);
  });
  const codes = await step("an authenticator app for the first of the staff", () => addAuthenticator(publicKey));
  await step("picked, shipped with tracking, one line refunded", () => fulfil(shop, order.orderNo, codes));
  await step("doctor finds nothing", () => npmRun(shop, "doctor"));
  const backup = join(folder, "nightly.backup");
  await step("backup", () => npmRun(shop, "backup", [backup]));
  await step("restore elsewhere", () => {
    const elsewhere = { folder: release, environment: { DATABASE_URL: createDatabase("restored"), DATA_DIR: join(folder, "restored") } };
    npmRun(elsewhere, "restore", [backup]);
    const counted = (url: string) =>
      spawnSync("psql", [url, "-Atc", "select count(*), sum(total_cents) from customer_order"], { encoding: "utf8" }).stdout;
    assert.equal(counted(elsewhere.environment.DATABASE_URL), counted(database));
    npmRun(elsewhere, "doctor");
  });
  await step("upgrade", async () => {
    const next = clone("2");
    npmRun({ folder: next, environment: {} }, "build");
    use(next);
    await running.stop();
    running = await startShop(shop, `http://127.0.0.1:${PORTS.shop}`);
    assert.match(await page("/es/"), /Canteras del Golfo/);
    npmRun(shop, "doctor");
  });
  await step("back to the release before", async () => {
    use(release);
    await running.stop();
    running = await startShop(shop, `http://127.0.0.1:${PORTS.shop}`);
    assert.match(await page("/es/"), /Canteras del Golfo/);
  });
}

function setUp(at: Installation): void {
  const answers = {
    name: "Canteras del Golfo",
    email: "servicio@canteras.test",
    phone: "(713) 555-0140",
    street: "900 Navigation Blvd",
    city: "Houston",
    state: "TX",
    zip: "77003",
    latitude: "29.7552",
    longitude: "-95.3468",
    timezone: "America/Chicago",
    "sales-tax": "8.25",
    "default-language": "es",
    mode: "production",
    "public-url": PUBLIC_URL,
    "stripe-secret-key": STRIPE.secretKey,
    "stripe-publishable-key": STRIPE.publishableKey,
    "stripe-webhook-secret": STRIPE.webhookSecret,
    "smtp-url": `smtp://127.0.0.1:${PORTS.smtp}?tls.rejectUnauthorized=false`,
    "staff-email": STAFF.OFFICE_EMAIL,
    "staff-password": STAFF.OFFICE_PASSWORD,
    folder,
  };
  mkdirSync(folder, { recursive: true });
  const said = npmRun(
    at,
    "setup",
    Object.entries(answers).map(([flag, answer]) => `--${flag}=${answer}`),
  );
  assert.match(said, new RegExp(`${PUBLIC_URL}/api/checkout/paymentevent`));
}

async function firstPage(shop: Installation): Promise<void> {
  npmRun(shop, "content", ["push", "--dir", here("stories")], { CONTENT_MANAGEMENT_URL: `http://127.0.0.1:${PORTS.shop}/content/v1` });
  const spoken = spawnSync(
    "curl",
    [
      "--silent",
      "--http2",
      "--cacert",
      certificate.certificate,
      "-o",
      "/dev/null",
      "-w",
      "%{http_version} %{http_code}",
      `${PUBLIC_URL}/es/`,
    ],
    {
      encoding: "utf8",
    },
  );
  assert.equal(spoken.stdout, "2 200");
  assert.match(await page("/es/"), /desde hace treinta años/);
  assert.match(await page("/en/"), /for thirty years/);
  for (const path of NAMELESS) assert.doesNotMatch(await page(path), THE_DEMO, path);
}

async function firstOrder(publicKey: string) {
  const order = await buy(openBuyer(PUBLIC_URL, publicKey, "es"), [
    { itemNo: "CG-100", quantity: 4 },
    { itemNo: "CG-200", quantity: 2 },
  ]);
  const { goodsCents, deliveryCents, taxCents, totalCents } = order.quote.totals;
  assert.equal(goodsCents, 4 * 3850 + 2 * 12_995);
  assert.equal(deliveryCents, 12_000);
  assert.ok(Math.abs(taxCents - (goodsCents + deliveryCents) * 0.0825) <= 4, `tax of ${taxCents} cents`);
  assert.equal(totalCents, goodsCents + deliveryCents + taxCents);
  return order;
}

/** Adds an authenticator app, which the shop requires of its staff. @returns codes that each sign in once */
async function addAuthenticator(publicKey: string): Promise<string[]> {
  const call = openBuyer(PUBLIC_URL, publicKey, "es");
  const { OFFICE_EMAIL: email, OFFICE_PASSWORD: password } = STAFF;
  const { authToken } = await call<{ authToken: string }>("office/signin", { email, password });
  const signedIn = { authorization: `Bearer ${authToken}` };
  const { secret } = await call<{ secret: string }>("office/startownsecondfactor", { password }, signedIn);
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>("office/confirmownsecondfactor", { code: codeAt(secret) }, signedIn);
  return recoveryCodes;
}

function fulfil(shop: Installation, orderNo: number, codes: string[]): void {
  const orders = (...args: string[]) => npmRun(shop, "orders", args, { ...STAFF, OFFICE_CODE: codes.shift() ?? "" });
  const no = String(orderNo);
  assert.match(orders("list"), new RegExp(no));
  assert.match(orders("show", no), /CG-100/);
  orders("pick", no, "1", "2");
  orders("ship", no, "1", "2", "--carrier", "Estes", "--tracking", "EST-778812");
  assert.match(orders("show", no), /EST-778812/);
  orders("refund", no, "2", "--yes", "--reason", "broken");
  assert.match(orders("show", no), /refund/i);
}

if (folder === "") {
  const made = mkdtempSync(join(tmpdir(), "azulejo-supplier-"));
  const { certificate: own } = makeCertificate(made);
  const trusted = join(made, "trusted.pem");
  const usual = process.env.NODE_EXTRA_CA_CERTS;
  writeFileSync(trusted, readFileSync(own, "utf8") + (usual ? readFileSync(usual, "utf8") : ""));
  const env = { ...process.env, [FOLDER]: made, NODE_EXTRA_CA_CERTS: trusted };
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { env, stdio: "inherit" });
  rmSync(made, { recursive: true, force: true });
  process.exit(status ?? 1);
}
try {
  await main();
  process.stdout.write("\nThe whole way of a new supplier works.\n");
} finally {
  for (const close of closing.reverse()) await close();
}
process.exit();
