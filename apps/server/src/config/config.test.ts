import { describe, expect, it } from "vitest";
import { ConfigError } from "./config.ts";
import { readConfig } from "./read-config.ts";

const production = {
  MODE: "production",
  PUBLIC_URL: "https://shop.example/",
  STOREFRONT_PUBLIC_KEY: "pk_live_shop",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_live_x",
  SMTP_URL: "smtps://mail.example:465",
  SESSION_SECRET: "a-secret-of-their-own-of-more-than-32-signs",
  CAPTCHA_SECRET: "a-secret-of-their-own",
  CONTENT_SPACE_ID: "606",
  CONTENT_PUBLIC_TOKEN: "public-live",
  CONTENT_PREVIEW_TOKEN: "preview-live",
};

describe("the configuration", () => {
  it("defaults to the complete demo with its own sandbox", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      database: { url: undefined, dataDir: ".data" },
      mode: "demo",
      seed: "demo",
      sandbox: { port: 3001, smtpPort: 2525 },
      storefront: { id: "1", publicKey: "pk_demo_cantera" },
      stripe: { secretKey: "sk_test_demo", apiUrl: "http://localhost:3001", scriptUrl: "http://localhost:3001/stripe/js/v3" },
      paypal: { clientId: "paypal-demo-client", apiUrl: "http://localhost:3001/paypal", scriptUrl: "http://localhost:3001/paypal/sdk/js" },
      smtpUrl: "smtp://127.0.0.1:2525?tls.rejectUnauthorized=false",
      trustProxy: false,
      pageCacheBytes: 32 * 1024 * 1024,
      variantBytes: 2048 * 1024 * 1024,
    });
  });

  it("treats an empty variable as missing", () => {
    const names = ["PORT", "MODE", "PUBLIC_URL", "DATABASE_URL", "METRICS_PORT", "STRIPE_SECRET_KEY", "SMTP_URL"];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(readConfig({}));
  });

  it("names every invalid variable in one error", () => {
    const wrong = {
      PORT: "70000",
      PUBLIC_URL: "shop",
      DATABASE_URL: "mysql://x",
      MODE: "prod",
      SEED: "full",
      METRICS_PORT: "x",
      SMTP_URL: "http://x",
      RATE_LIMIT_PER_MINUTE: "0",
      TRUST_PROXY: "yes",
      LOG_LEVEL: "loud",
    };
    const read = () => readConfig({ ...wrong, HOST: "0.0.0.0" });
    expect(read).toThrow(ConfigError);
    for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^  - ${name}: `, "m"));
    expect(read).not.toThrow(/HOST/);
  });

  it("trusts no proxy, any, or those of networks", () => {
    const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect(["0", "1", "10.0.0.0/8, 2001:db8::1"].map(read)).toEqual([false, true, ["10.0.0.0/8", "2001:db8::1"]]);
    expect(() => read("10.0.0.0/8,proxy.example")).toThrow(/TRUST_PROXY: must be 0, 1, or networks/);
    expect(() => read(",")).toThrow(/TRUST_PROXY/);
  });

  it("names a CDN and where it is purged, or neither", () => {
    const given = { CDN: "fastly", CDN_PURGE_URL: "https://api.fastly.com/service/1/purge", CDN_PURGE_TOKEN: "secret" };
    expect(readConfig({}).cdn).toBeNull();
    expect(readConfig(given).cdn).toEqual({ kind: "fastly", purgeUrl: given.CDN_PURGE_URL, token: "secret" });
    for (const missing of [{ CDN: "" }, { CDN_PURGE_URL: "" }, { CDN_PURGE_TOKEN: "" }])
      expect(() => readConfig({ ...given, ...missing })).toThrow(/CDN/);
    expect(readConfig({ CDN: "varnish", CDN_PURGE_URL: "http://127.0.0.1/" }).cdn).toMatchObject({ kind: "varnish", token: null });
  });

  it.each([
    ["https://shop.example/", "https://shop.example"],
    ["https://shop.example", "https://shop.example"],
    ["https://shop.example/tiles/", "https://shop.example/tiles"],
  ])("joins addresses to %s without a double slash", (PUBLIC_URL, publicUrl) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(publicUrl);
  });

  it("builds the demo's addresses from the ports", () => {
    const config = readConfig({ PORT: "4000", SANDBOX_PORT: "4001", SMTP_PORT: "4025" });
    expect(config.publicUrl).toBe("http://localhost:4000");
    expect(config.stripe.apiUrl).toBe("http://localhost:4001");
    expect(config.smtpUrl).toContain("127.0.0.1:4025");
  });

  it("uses the real PayPal with keys of its own, and none in production without them", () => {
    const keys = { PAYPAL_CLIENT_ID: "live", PAYPAL_CLIENT_SECRET: "secret", PAYPAL_WEBHOOK_ID: "WH-9" };
    const real = { apiUrl: "https://api-m.paypal.com", scriptUrl: "https://www.paypal.com/sdk/js" };
    expect(readConfig(keys).paypal).toEqual({ clientId: "live", clientSecret: "secret", webhookId: "WH-9", ...real });
    expect(readConfig({ ...production, ...keys }).paypal).toMatchObject(real);
    expect(readConfig(production).paypal).toBeNull();
    expect(() => readConfig({ ...production, ...keys, PAYPAL_WEBHOOK_ID: "" })).toThrow(/PAYPAL_WEBHOOK_ID, or none/);
  });

  it("uses the real Stripe with a custom key", () => {
    const { stripe } = readConfig({ STRIPE_SECRET_KEY: "sk_test_own" });
    expect([stripe.apiUrl, stripe.scriptUrl]).toEqual([undefined, "https://js.stripe.com/v3/"]);
  });
});

describe("production", () => {
  it("starts with a database on another machine only if its address says whether it is encrypted", () => {
    const read = (given: object) => readConfig({ ...production, ...given }).database;
    const away = "postgres://azulejo:secret@db.example:5432/azulejo";
    const local = [
      "postgres://a@127.0.0.1/a",
      "postgres://a@localhost/a",
      "postgres://a@[::1]/a",
      "postgres:///a?host=/var/run/postgresql",
    ];
    for (const url of [...local, `${away}?sslmode=verify-full`, `${away}?sslmode=disable`])
      expect(read({ DATABASE_URL: url }).url).toBe(url);
    expect(() => read({ DATABASE_URL: away })).toThrow(/DATABASE_URL leads to another machine without TLS/);
    expect(() => read({ DATABASE_URL: local[0], DATABASE_DIRECT_URL: away })).toThrow(/DATABASE_DIRECT_URL leads/);
    expect(() => read({ DATABASE_URL: local[0], DATABASE_REPLICA_URLS: `${local[1]},${away}` })).toThrow(/DATABASE_REPLICA_URLS leads/);
    expect(() => read({ DATABASE_URL: away })).not.toThrow(/secret/);
  });

  it.each([
    ["REDIS_URL", "redis://cache.example:6379", "rediss://cache.example:6380"],
    ["API_URL", "http://api.example:3000", "https://api.example"],
    ["BREACHED_PASSWORDS_URL", "http://breaches.example", "https://breaches.example"],
    ["CLAMAV_ADDRESS", "scanner.example:3310", "127.0.0.1:3310"],
    ["CDN_PURGE_URL", "http://varnish.example/", "http://localhost:6081/"],
  ])("starts with %s on another machine only if it is encrypted, or said not to be", (name, plain, fine) => {
    const read = (given: object) => readConfig({ ...production, ...(name === "CDN_PURGE_URL" && { CDN: "varnish" }), ...given });
    expect(() => read({ [name]: plain })).toThrow(new RegExp(`${name} leads to another machine without TLS`));
    expect(() => read({ [name]: fine })).not.toThrow();
    expect(() => read({ [name]: plain, UNENCRYPTED: name })).not.toThrow();
    const other = name === "REDIS_URL" ? "API_URL" : "REDIS_URL";
    expect(() => read({ [name]: plain, UNENCRYPTED: other })).toThrow(name);
    expect(() => read({ UNENCRYPTED: "SMTP_URL" })).toThrow("UNENCRYPTED");
  });

  it("starts with everything it needs, and without a sandbox", () => {
    const config = readConfig({ ...production, SANDBOX: "on", WEB: "dev" });
    expect(config).toMatchObject({ mode: "production", publicUrl: "https://shop.example", sandbox: null, devWeb: false });
    expect(config.stripe).toMatchObject({ secretKey: "sk_live_x", apiUrl: undefined, scriptUrl: "https://js.stripe.com/v3/" });
  });

  const secrets = Object.keys(production).filter((name) => name !== "MODE");
  it.each(secrets)("does not start without %s, and names only that", (name) => {
    expect(() => readConfig({ ...production, [name]: "" })).toThrow(new ConfigError([`${name} is required in production`]));
  });

  it("names everything that is missing in one error", () => {
    for (const name of secrets) expect(() => readConfig({ MODE: "production" })).toThrow(`${name} is required in production`);
  });

  it.each([
    ["STOREFRONT_PUBLIC_KEY", "pk_demo_cantera"],
    ["STRIPE_SECRET_KEY", "sk_test_demo"],
    ["STRIPE_PUBLISHABLE_KEY", "pk_test_demo"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_demo"],
    ["PAYPAL_CLIENT_SECRET", "paypal-demo-secret"],
    ["CAPTCHA_SECRET", "demo-captcha-secret"],
  ])("refuses the demo's %s", (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(`${name} is a demo key`);
  });

  it.each([
    ["STRIPE_API_URL", "http://localhost:3001"],
    ["STRIPE_API_URL", "http://127.0.0.1:3001/"],
    ["PAYPAL_API_URL", "http://localhost:3001/paypal"],
    ["STRIPE_JS_URL", "http://localhost:3001/stripe/js/v3"],
    ["RECAPTCHA_API_URL", "http://localhost:3001"],
  ])("refuses the sandbox as %s", (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(`${name} points at the sandbox`);
    expect(() => readConfig({ ...production, [name]: value.replace("3001", "4001"), SANDBOX_PORT: "4001" })).toThrow(`${name} points`);
  });

  it("refuses the sandbox's mailbox", () => {
    expect(() => readConfig({ ...production, SMTP_URL: "smtp://127.0.0.1:2525" })).toThrow("SMTP_URL points at the sandbox");
    expect(() => readConfig({ ...production, SMTP_URL: "smtp://me:secret@localhost:2626", SMTP_PORT: "2626" })).toThrow("SMTP_URL points");
  });

  it("uses reCAPTCHA with both of its keys, and refuses one alone", () => {
    const keys = { RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" };
    expect(readConfig(production).captcha).toEqual({ secret: "a-secret-of-their-own", recaptcha: null });
    expect(readConfig({ ...production, ...keys }).captcha.recaptcha).toEqual({
      siteKey: "site",
      secret: "secret",
      apiUrl: "https://www.google.com",
    });
    expect(() => readConfig({ ...production, RECAPTCHA_SITE_KEY: "site" })).toThrow(
      "set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or neither",
    );
  });

  it("accepts another address on the same machine", () => {
    expect(readConfig({ ...production, STRIPE_API_URL: "http://localhost:30012" }).stripe.apiUrl).toBe("http://localhost:30012");
  });
});

describe("sign-in services", () => {
  const google = { OIDC_GOOGLE_ISSUER: "https://accounts.google.test", OIDC_GOOGLE_CLIENT_ID: "shop", OIDC_GOOGLE_CLIENT_SECRET: "s3cret" };

  it("come from the environment, with their brand names", () => {
    const expected = {
      provider: "google",
      name: "Google",
      issuer: "https://accounts.google.test",
      clientId: "shop",
      clientSecret: "s3cret",
    };
    expect(readConfig({ ...production, ...google }).providers).toEqual([expected]);
    expect(readConfig(production).providers).toEqual([]);
    expect(readConfig({}).providers).toMatchObject([{ provider: "sandbox", issuer: "http://localhost:3001/identity" }]);
  });

  it("are complete or refused, and never the sandbox's in production", () => {
    expect(() => readConfig({ ...google, OIDC_GOOGLE_CLIENT_SECRET: "" })).toThrow(/OIDC_GOOGLE_CLIENT_SECRET, or none/);
    const sandbox = { ...google, OIDC_GOOGLE_ISSUER: "http://localhost:3001/identity" };
    expect(() => readConfig({ ...production, ...sandbox })).toThrow(/points at the sandbox/);
  });
});

describe("files for accounting", () => {
  const bucket = {
    ACCOUNTING_S3_ENDPOINT: "https://s3.example.com",
    ACCOUNTING_S3_BUCKET: "books",
    ACCOUNTING_S3_ACCESS_KEY_ID: "id",
    ACCOUNTING_S3_SECRET_ACCESS_KEY: "secret",
  };

  it("go nowhere by default, and into a bucket that is named as a whole", () => {
    expect(readConfig({}).accounting).toBeNull();
    expect(readConfig(bucket).accounting).toMatchObject({
      bucket: { bucket: "books", region: "us-east-1" },
      files: [
        { kind: "journal", format: "csv" },
        { kind: "customers", format: "csv" },
      ],
    });
    expect(() => readConfig({ ...bucket, ACCOUNTING_S3_BUCKET: "" })).toThrow("set ACCOUNTING_S3_ENDPOINT, ACCOUNTING_S3_BUCKET");
  });

  it.each([
    ["payments:quickbooksOnline", "there is no file payments:quickbooksOnline"],
    ["journal:sage", "there is no file journal:sage"],
    ["toString", "there is no file toString:csv"],
    ["journal:csv, journal:netsuite", "names a kind of file twice"],
  ])("are refused if a system doesn't take them: %s", (files, said) => {
    expect(() => readConfig({ ...bucket, ACCOUNTING_FILES: files })).toThrow(said);
  });

  it("leave another machine's plain address and the sandbox to a demo", () => {
    const read = (endpoint: string) => () => readConfig({ ...production, ...bucket, ACCOUNTING_S3_ENDPOINT: endpoint });
    expect(read("http://s3.example.com")).toThrow("ACCOUNTING_S3_ENDPOINT leads to another machine without TLS");
    expect(read("http://localhost:3001/s3")).toThrow("ACCOUNTING_S3_ENDPOINT points at the sandbox");
    expect(read("https://s3.example.com")().accounting?.bucket.endpoint).toBe("https://s3.example.com");
  });
});

describe("taxes, carriers and extensions", () => {
  it("come from the tables and from nobody by default, and from the sandbox in the demo", () => {
    expect(readConfig({})).toMatchObject({ tax: { service: "tables" }, extension: null });
    expect(readConfig({ TAX_SERVICE: "avatax" }).tax.avatax).toMatchObject({ companyCode: "DEMO", apiUrl: "http://localhost:3001/avatax" });
  });

  it("need the whole account in production, and not the sandbox's", () => {
    const keys = { AVATAX_ACCOUNT_ID: "200", AVATAX_LICENSE_KEY: "own", AVATAX_COMPANY_CODE: "TILE" };
    const read = (more: object) => () => readConfig({ ...production, TAX_SERVICE: "avatax", ...more });
    expect(read({ ...keys, AVATAX_COMPANY_CODE: "" })).toThrow("set AVATAX_ACCOUNT_ID, AVATAX_LICENSE_KEY and AVATAX_COMPANY_CODE");
    expect(read({ ...keys, AVATAX_LICENSE_KEY: "demo-avatax-key" })).toThrow("AVATAX_LICENSE_KEY is a demo key");
    expect(read({ ...keys, AVATAX_API_URL: "http://localhost:3001/avatax" })).toThrow("AVATAX_API_URL points at the sandbox");
    expect(read(keys)().tax).toMatchObject({ service: "avatax", avatax: { accountId: "200", companyCode: "TILE" } });
  });

  it("book carriers with the sandbox in the demo, and with a whole account of one's own in production", () => {
    expect(readConfig({}).easypost).toMatchObject({ apiKey: "EZTK-demo-key", apiUrl: "http://localhost:3001/easypost" });
    const keys = { EASYPOST_API_KEY: "EZAK-own", EASYPOST_WEBHOOK_SECRET: "own" };
    const read = (more: object) => () => readConfig({ ...production, ...more });
    expect(read({})().easypost).toBeNull();
    expect(read(keys)().easypost).toEqual({ apiKey: "EZAK-own", webhookSecret: "own", apiUrl: undefined });
    expect(read({ EASYPOST_API_KEY: "EZAK-own" })).toThrow("set both EASYPOST_API_KEY and EASYPOST_WEBHOOK_SECRET, or neither");
    expect(read({ ...keys, EASYPOST_WEBHOOK_SECRET: "demo-easypost-secret" })).toThrow("EASYPOST_WEBHOOK_SECRET is a demo key");
    expect(read({ ...keys, EASYPOST_API_URL: "http://localhost:3001/easypost" })).toThrow("EASYPOST_API_URL points at the sandbox");
    expect(readConfig({}).shipstation).toMatchObject({ accountId: "se-4821", apiUrl: "http://localhost:3001/shipstation" });
    const freight = { SHIPSTATION_API_KEY: "own", SHIPSTATION_FREIGHT_ACCOUNT: "se-1" };
    expect(read({})().shipstation).toBeNull();
    expect(read(freight)().shipstation).toEqual({ apiKey: "own", accountId: "se-1", apiUrl: undefined });
    expect(read({ SHIPSTATION_API_KEY: "own" })).toThrow("set both SHIPSTATION_API_KEY and SHIPSTATION_FREIGHT_ACCOUNT, or neither");
    expect(read({ ...freight, SHIPSTATION_API_KEY: "TEST_demo-shipstation-key" })).toThrow("SHIPSTATION_API_KEY is a demo key");
  });

  it("give an extension only the variables that are its own", () => {
    const { extension } = readConfig({
      EXTENSION: "./ours",
      EXTENSION_KEY: "x",
      SESSION_SECRET: "a-secret-of-their-own-of-more-than-32-signs",
    });
    expect(extension).toEqual({ modules: ["./ours"], environment: { EXTENSION_KEY: "x" } });
    const SESSION_SECRET = "a-secret-of-their-own-of-more-than-32-signs";
    expect(readConfig({ EXTENSION: " ./one, @us/two ,", SESSION_SECRET }).extension?.modules).toEqual(["./one", "@us/two"]);
  });
});
