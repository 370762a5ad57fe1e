import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { changeSettings, exportSettings } from "@azulejo/api/areas/settings/index.ts";
import { hashStaffPassword, insertStaff } from "@azulejo/api/areas/staff/index.ts";
import { todayOf } from "@azulejo/api/domain/day.ts";
import { emailKey } from "@azulejo/api/domain/email-key.ts";
import { payPalWebhookEvents } from "@azulejo/api/ports/paypal-events.ts";
import { webhookEvents } from "@azulejo/api/ports/stripe-events.ts";
import { createPasswords } from "@azulejo/api/session/passwords.ts";
import { createSpace } from "@azulejo/content";
import { type Database, migrate, openDatabase } from "@azulejo/database";
import { loadReferences, loadStaffRoles, loadTerms } from "@azulejo/seed/load-storefront.ts";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { explainPassword } from "./read-password.ts";
import { writeSettingsFile } from "./settings/settings-files.ts";
import { answersOfFlags, askForAnswers } from "./setup/ask.ts";
import { environmentFile, placeLines } from "./setup/environment-file.ts";
import { firstSettings } from "./setup/first-settings.ts";
import { type Answers, questions } from "./setup/questions.ts";
import { selectStorefrontName } from "./shop.repository.ts";

const usage = `npm run setup

Creates a shop in an empty database: asks for what is needed, and writes settings.yaml with all settings, and .env with the
configuration and its secrets. Every question can be answered by a flag, which also makes it run unattended:

${questions.map(({ flag, text }) => `  --${flag.padEnd(24)} ${text}`).join("\n")}
  --folder DIR               where settings.yaml and .env are written; the current folder by default
  --help                     this text

DATABASE_URL selects a PostgreSQL database; without it, the shop runs its own in DATA_DIR.`;

const STOREFRONT = 1;
const SPACE = 1;
const USUAL_PORT = "3000";
const secret = (bytes = 24): string => randomBytes(bytes).toString("base64url");

/** `npm run setup`. @returns the exit code */
async function main(): Promise<number> {
  const flags = readFlags();
  if (flags.help) {
    tell(usage);
    return 0;
  }
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), String(flags.folder ?? "."));
  const [settingsPath, environmentPath] = [resolve(folder, "settings.yaml"), resolve(folder, ".env")];
  for (const path of [settingsPath, environmentPath])
    if (existsSync(path)) throw new Error(`${path} exists already. Move it away, or choose another folder with --folder.`);
  mkdirSync(folder, { recursive: true });
  const given = flags as Record<string, string | undefined>;
  const answers = process.stdin.isTTY ? await askForAnswers(questions, given) : answersOfFlags(questions, given);
  const keys = newKeys();
  const database = await openDatabase(readEnvironment());
  try {
    await createShop(database, answers, keys, answers["staff-password"] ?? "");
    const settings = await exportSettings(database.query, STOREFRONT);
    if (settings) writeSettingsFile(settingsPath, settings);
  } finally {
    await database.close();
  }
  writeFileSync(environmentPath, environmentOf(answers, keys), { mode: 0o600 });
  tellNext(answers, settingsPath, environmentPath);
  return 0;
}

function readFlags() {
  const text = { type: "string" } as const;
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, text]));
  try {
    return parseArgs({ args: withNegatives(process.argv.slice(2)), options: { ...options, folder: text, help: { type: "boolean" } } })
      .values;
  } catch {
    throw new Error(usage);
  }
}

/** A negative number after a flag would be read as another flag. */
const withNegatives = (args: string[]): string[] =>
  args.flatMap((arg, index) => {
    if (/^-\d/.test(args[index + 1] ?? "") && arg.startsWith("--")) return [`${arg}=${args[index + 1]}`];
    return /^-\d/.test(arg) ? [] : [arg];
  });

const newKeys = () => ({ storefront: `pk_${secret(18)}`, public: secret(18), preview: secret(18), management: secret(18) });
type Keys = ReturnType<typeof newKeys>;

async function createShop(database: Database, answers: Answers, keys: Keys, staffPassword: string): Promise<void> {
  await migrate(database);
  const existing = await selectStorefrontName(database.query);
  if (existing !== null) throw new Error(`This database already has a storefront: ${existing}.`);
  const storefront = { id: STOREFRONT, name: answers.name ?? "" };
  const staff = { storefront, email: answers["staff-email"] ?? "", password: staffPassword };
  const passwordHash = await hashStaffPassword(createPasswords(), staff).catch(explainPassword);
  await loadReferences(database.query);
  const settings = firstSettings(answers, todayOf(new Date(), answers["timezone"] || "UTC"));
  const options = { storefrontId: STOREFRONT, publicKey: keys.storefront };
  const { faults } = await changeSettings(database, { settings, pictures: {} }, options);
  if (faults) throw new Error(faults.map(({ path, problem }) => `${path} ${problem}`).join("\n"));
  await loadTerms(database.query, STOREFRONT);
  await loadStaffRoles(database.query, STOREFRONT);
  const tokens = (["public", "preview", "management"] as const).map((kind) => ({ kind, token: keys[kind] }));
  const { name } = storefront;
  await createSpace(database.query, { id: SPACE, name, domain: "", languages: ["es"], defaultLanguage: "en", tokens });
  const { email } = staff;
  await insertStaff(database.query, { storefrontId: STOREFRONT, email, emailKey: emailKey(email), passwordHash, role: "owner" });
}

/** Returns the port in an address without a proxy, unless it is the default; empty for any other address. */
function ownPort(publicUrl: string): string {
  const { protocol, hostname, port } = new URL(publicUrl);
  const isDirect = protocol === "http:" && (hostname === "localhost" || hostname === "127.0.0.1");
  return isDirect && port !== USUAL_PORT ? port : "";
}

const payPalOf = (answers: Answers): [string, string][] => [
  ["PAYPAL_CLIENT_ID", answers["paypal-client-id"] ?? ""],
  ["PAYPAL_CLIENT_SECRET", answers["paypal-client-secret"] ?? ""],
  ["PAYPAL_WEBHOOK_ID", answers["paypal-webhook-id"] ?? ""],
];

function environmentOf(answers: Answers, keys: Keys): string {
  const isProduction = answers.mode === "production";
  const publicUrl = answers["public-url"] ?? "";
  const port = ownPort(publicUrl);
  return environmentFile([
    ["MODE", answers.mode ?? "demo", "All variables: docs/deploy.md"],
    ...(isProduction ? [] : [["SEED", "empty"] as [string, string]]),
    ["PUBLIC_URL", publicUrl],
    ...(port ? [["PORT", port] as [string, string]] : []),
    ...placeLines(readEnvironment()),
    ["STOREFRONT_ID", String(STOREFRONT), "The shop and its content space"],
    ["STOREFRONT_PUBLIC_KEY", keys.storefront],
    ["CONTENT_SPACE_ID", String(SPACE)],
    ["CONTENT_PUBLIC_TOKEN", keys.public],
    ["CONTENT_PREVIEW_TOKEN", keys.preview],
    ["CONTENT_MANAGEMENT_TOKEN", keys.management],
    ["SESSION_SECRET", secret(32), "Changing SESSION_SECRET signs everybody out"],
    ["CAPTCHA_SECRET", secret(24)],
    ...(isProduction
      ? ([
          ["STRIPE_SECRET_KEY", answers["stripe-secret-key"] ?? "", "Payments and mail"],
          ["STRIPE_PUBLISHABLE_KEY", answers["stripe-publishable-key"] ?? ""],
          ["STRIPE_WEBHOOK_SECRET", answers["stripe-webhook-secret"] ?? ""],
          ...(answers["paypal-client-id"] ? payPalOf(answers) : []),
          ["SMTP_URL", answers["smtp-url"] ?? ""],
        ] as [string, string, string?][])
      : []),
  ]);
}

/** The commands only read .env in the project's folder. */
const linkAdvice = (environmentPath: string): string =>
  dirname(environmentPath) === process.cwd()
    ? ""
    : `Link .env into the project's folder, where all commands read it: ln -s ${environmentPath} ${process.cwd()}/.env\n\n`;

function tellNext(answers: Answers, settingsPath: string, environmentPath: string): void {
  tell(`
Written: ${settingsPath} (all settings) and ${environmentPath} (configuration and secrets; keep a copy in a safe place).

${linkAdvice(environmentPath)}Next:
  1. Add delivery zones and rates, your logo and your stores to settings.yaml, then: npm run settings -- ${settingsPath}
  2. Bring in your catalog: npm run import -- FILE
  3. npm start`);
  if (answers.mode === "production")
    tell(`
Before the first payment, add a webhook at Stripe to ${answers["public-url"]}/api/checkout/paymentevent for these events:
${webhookEvents.map((event) => `  ${event}`).join("\n")}`);
  if (answers["paypal-client-id"])
    tell(`
PayPal's webhook is ${answers["public-url"]}/api/checkout/paypalevent, for these events:
${payPalWebhookEvents.map((event) => `  ${event}`).join("\n")}`);
}

runCommand(main);
