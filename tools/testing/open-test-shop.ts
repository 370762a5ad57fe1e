import { join } from "node:path";
import {
  type Api,
  CARRIER_EVENT_PATH,
  type Captcha,
  type CardPayments,
  createAltchaCaptcha,
  createApi,
  createEasyPostCarrier,
  createPayPalPayments,
  createShipStationFreight,
  createSmtpMailer,
  createStripeCardPayments,
  createTwilioTextMessages,
  type Mailer,
  type TaxService,
  TEXT_RECEIVED,
  type WalletPayments,
} from "@azulejo/api";
import { type Database, migrate, openDatabase } from "@azulejo/database";
import type { Extended } from "@azulejo/extend";
import { type RunningSandbox, startSandbox } from "@azulejo/sandbox";
import { seeds } from "@azulejo/seed/load-storefront.ts";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { contentOfStorefronts } from "@azulejo/server/content/content-of-storefronts.ts";
import type { OpenContent } from "@azulejo/server/content/open-content.ts";
import { afterAll } from "vitest";
import { CHEAP } from "./cheap-passwords.ts";
import { blankDatabase, copyTemplate } from "./copy-template.ts";
import { testIdentity } from "./identity.ts";
import { openShopContent } from "./shop-content.ts";
import { openShopFiles } from "./shop-files.ts";

const stripe = { secretKey: "sk_test_demo", publishableKey: "pk_test_demo", webhookSecret: "whsec_demo" };
const paypal = { clientId: "paypal-demo-client", clientSecret: "paypal-demo-secret", webhookId: "WH-DEMO" };
const twilio = { accountSid: "ACtest", authToken: "test-twilio-token", from: "+17755550100" };
const easypost = { apiKey: "EZTK-test-key", webhookSecret: "test-easypost-secret" };
const shipstation = { apiKey: "TEST_freight", accountId: "se-77" };
const PUBLIC_URL = "http://localhost:3000";
const silent = { info() {}, warn() {}, error() {} };

// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the call it makes
export interface Answer<Value = any> {
  status: number;
  body: { success: boolean; value: Value; code?: string; messages?: string[]; fields?: Record<string, string> };
}

export interface TestShop {
  readonly api: Api;
  database: Database;
  content: OpenContent;
  sandbox: RunningSandbox;
  /** Moves the shop's clock. */
  setNow(now: Date): void;
  call(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Ends the API and opens another one on the same database, as when the process is started again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Which data to start with: a copy of the demo, or the bare storefront of `SEED=empty`. */
  seed?: "demo" | "empty";
  /** How many forms a client may send in ten minutes. */
  forms?: number;
  /** How many sign-ins and similar attempts a client may make in ten minutes. */
  signIns?: number;
  /** Creates a captcha that replaces the shop's own, once the sandbox listens. */
  captcha?: (sandbox: RunningSandbox) => Captcha;
  /** Where the events of pages without analytics tags are sent. */
  tagEventsUrl?: string;
  /** A mail server that replaces the sandbox's. */
  mailer?: Mailer;
  /** Wraps the shop's database, to observe or disturb its calls. */
  throughDatabase?: (database: Database) => Database;
  /** Wraps the payment provider, to observe or disturb its calls. */
  throughPayments?: (payments: CardPayments) => CardPayments;
  /** Wraps the wallet's provider, to observe or disturb its calls. */
  throughWallet?: (wallet: WalletPayments) => WalletPayments | null;
  /** Creates a tax service, once the sandbox listens. */
  taxService?: (sandbox: RunningSandbox) => TaxService;
  extension?: Extended;
  /** Receives the provider's events instead of the shop. */
  onPaymentEvent?: (request: Request) => Promise<Response>;
}

/** Enough for transactions that wait for each other; each further connection loads PostgreSQL's system catalog again. */
const CONNECTIONS = 3;

/** Rounds per attempt of the captcha's proof of work; few, to keep tests fast. */
const EASY = 10;

const isPayment = ({ url }: Request): boolean => new URL(url).pathname.includes("/checkout/");
/** Opens a whole shop, called through fetch; payments and mail use a sandbox over real network sockets. */
export async function openTestShop({
  seed = "demo",
  forms = 1e9,
  signIns = 1e9,
  captcha,
  tagEventsUrl,
  mailer,
  throughDatabase = (database) => database,
  throughPayments = (payments) => payments,
  throughWallet = (wallet) => wallet,
  taxService,
  extension,
  onPaymentEvent,
}: Options = {}): Promise<TestShop> {
  const { database, indexFolder, remove } = await (seed === "demo" ? openCopy() : openEmpty());
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    host: "127.0.0.1",
    allowedOrigins: ["http://localhost:3000"],
    stripe: { ...stripe, webhookUrl: "http://127.0.0.1:9/api/checkout/paymentevent" },
    paypal: { ...paypal, webhookUrl: "http://127.0.0.1:9/api/checkout/paypalevent" },
    twilio: { ...twilio, inboundUrl: `http://localhost:3000${TEXT_RECEIVED}` },
    shipstation,
    easypost: { ...easypost, webhookUrl: `http://localhost:3000${CARRIER_EVENT_PATH}` },
    sendWebhook: async (request: Request) =>
      onPaymentEvent && isPayment(request)
        ? onPaymentEvent(request)
        : api
          ? api.fetch(new Request(`http://shop.test${new URL(request.url).pathname}${new URL(request.url).search}`, request))
          : new Response(null, { status: 503 }),
  });
  let now: Date | null = null;
  const files = openShopFiles(database, PUBLIC_URL);
  const content = await openShopContent(database, () => now ?? new Date(), seeds[seed].space, files.uploads);
  let api: Api | null = null;
  const open = (): Promise<Api> =>
    createApi({
      database: throughDatabase(database),
      content: content.reader,
      contentManager: content.manager,
      contentOf: contentOfStorefronts(content, { storefrontId: "1", spaceId: String(seeds[seed].space.id) }).of,
      readPicture: files.readPicture,
      payments: throughPayments(createStripeCardPayments({ ...stripe, apiUrl: sandbox.url, scriptUrl: `${sandbox.url}/stripe/js/v3` })),
      wallet: throughWallet(
        createPayPalPayments({ ...paypal, apiUrl: `${sandbox.url}/paypal`, scriptUrl: `${sandbox.url}/paypal/sdk/js` }),
      ),
      extended: extension,
      taxService: extension?.tax ?? taxService?.(sandbox),
      carriers: [
        createEasyPostCarrier({ ...easypost, apiUrl: `${sandbox.url}/easypost` }),
        createShipStationFreight({ ...shipstation, apiUrl: `${sandbox.url}/shipstation` }),
      ],
      // The tests' webhook receivers listen on this address.
      webhookNetworks: ["127.0.0.0/8"],
      texts: createTwilioTextMessages({ ...twilio, apiUrl: sandbox.url, publicUrl: "http://localhost:3000" }),
      captcha: captcha?.(sandbox) ?? createAltchaCaptcha({ secret: "test-captcha-secret", now: () => now ?? new Date(), cost: EASY }),
      ...testIdentity(sandbox),
      passwordCost: CHEAP,
      breachedPasswordsUrl: `${sandbox.url}/breaches`,
      mailer: mailer ?? createSmtpMailer(`smtp://127.0.0.1:${sandbox.smtpPort}?tls.rejectUnauthorized=false`),
      publicUrl: PUBLIC_URL,
      tagEventsUrl,
      log: silent,
      now: () => now ?? new Date(),
      checkAnswers: true,
      rateLimits: { pointsPerMinute: 1e9, formsPerTenMinutes: forms, signInsPerTenMinutes: signIns },
      jobs: false,
      workersPerQueue: 1,
      searchIn: process.env.SEARCH === "sql" ? "sql" : "memory",
      ...(indexFolder && { indexFolder }),
    });
  let opened = await open();
  api = opened;
  return {
    get api() {
      return opened;
    },
    database,
    content,
    sandbox,
    setNow: (next) => {
      now = next;
    },
    call: (path, body, headers = {}) => call(opened, path, body, { "x-public-key": seeds[seed].publicKey, ...headers }),
    async restart() {
      await opened.close();
      opened = await open();
      api = opened;
    },
    async close() {
      await opened.close();
      await content.close();
      await files.close();
      await sandbox.close();
      await database.close();
      await remove();
    },
  };
}

/** Opens a shop for the tests of one file, and closes it after them. */
export async function openShopForFile(options: Options = {}): Promise<TestShop> {
  const shop = await openTestShop(options);
  afterAll(() => shop.close());
  return shop;
}

async function call(api: Api, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
  const response = await api.fetch(
    new Request(`http://shop.test/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-storefront-id": "1", "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

interface Opened {
  database: Database;
  /** The folder of the search index, if it is kept in a file. */
  indexFolder?: string;
  remove(): Promise<void>;
}

async function openCopy(): Promise<Opened> {
  const copy = await copyTemplate();
  const database = await openDatabase({ ...copy, connections: CONNECTIONS });
  return { database, indexFolder: join(copy.dataDir, "search"), remove: copy.remove };
}

/** Creates the bare storefront of `SEED=empty`. */
async function openEmpty(): Promise<Opened> {
  const { remove, ...place } = await blankDatabase();
  const database = await openDatabase(place);
  await migrate(database);
  await seedIfEmpty(database, "empty", () => {});
  return { database, remove };
}
