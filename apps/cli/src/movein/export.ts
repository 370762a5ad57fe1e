import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ImportError } from "@azulejo/api/areas/catalog/index.ts";
import { exportShop, type Kind, kinds } from "@azulejo/api/areas/movein/index.ts";
import { openDatabase } from "@azulejo/database";
import { readEnvironment, storefrontOfEnvironment } from "../environment.ts";
import { number } from "../print-progress.ts";
import { openSite } from "./open-site.ts";

const usage = `npm run export -- FOLDER

Writes business accounts, people, prices, certificates, invoices, past orders, gift cards, store hours, containers, slabs and costs into FOLDER, as files that npm run movein
and other systems read; the catalog with its stock as catalog.jsonl for npm run import, and everything else of the shop as settings.json for npm run settings. FOLDER must be empty or new. It holds personal data and the codes of gift cards: keep it private, and delete it when it has served.

  --passwords  writes people's password hashes too, so that they can sign in elsewhere with the same password
  --help       this text

STOREFRONT_ID selects a storefront; the first one by default. What the columns mean: docs/moving-in.md`;

/** @returns the exit code */
async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  const [name] = positionals;
  if (values.help || !name || positionals.length > 1) {
    if (!values.help) throw new ImportError(usage);
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const { url, dataDir } = readEnvironment();
  const database = await openDatabase({ url, dataDir });
  try {
    const folder = resolve(process.env.INIT_CWD ?? process.cwd(), name);
    const redirects = (await openSite("npm run export"))?.redirects ?? null;
    const { rows, products, openOrders, ordersOfNobody, unansweredQuotes } = await exportShop({
      database,
      folder,
      storefrontId: storefrontOfEnvironment(),
      hasPasswords: values.passwords,
      redirects,
    });
    const lines = Object.entries(rows).map(([kind, count]) => `${kinds[kind as Kind].file.padEnd(12)} ${number(count)}`);
    lines.push(`${"catalog".padEnd(12)} ${number(products)} products`);
    if (!redirects) lines.push("Not in it: redirects, because the shop's content system can't be reached. Start the shop first.");
    if (openOrders > 0) lines.push(`Not in it: ${number(openOrders)} orders that are not finished.`);
    if (ordersOfNobody > 0) lines.push(`Not in it: ${number(ordersOfNobody)} orders of guests and of people whose accounts were deleted.`);
    if (unansweredQuotes > 0) lines.push(`Not in it: ${number(unansweredQuotes)} quotes that await your answer.`);
    process.stdout.write(`${lines.join("\n")}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

function readArguments() {
  try {
    return parseArgs({
      options: { passwords: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n\n${usage}`);
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(`${error instanceof ImportError ? error.message : (error?.stack ?? String(error))}\n`);
    process.exit(1);
  },
);
