import { randomBytes } from "node:crypto";
import { createSpace } from "@azulejo/content";
import { migrate, openDatabase } from "@azulejo/database";
import { insertStorefront } from "@azulejo/seed/load-storefront.ts";
import { z } from "zod";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { selectStorefrontName } from "./shop.repository.ts";

const usage = `npm run setup -- --name "My Tile & Stone" --site-key mytile --email service@example.com --phone "(555) 555-0100" --street "1 Main St" --city Reno --state NV --zip 89501 --timezone America/Los_Angeles

Makes the storefront of a production shop in an empty database and prints its id and public key.`;

const CONTENT_SPACE = 1;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== undefined;
  } catch {
    return false;
  }
}

const answers = z.object({
  name: z.string().trim().min(1).max(80),
  "site-key": z.string().regex(/^[a-z][a-z0-9]{1,19}$/, "2 to 20 lowercase letters and digits"),
  email: z.email(),
  phone: z.string().trim().min(5).max(40),
  street: z.string().trim().min(3).max(120),
  city: z.string().trim().min(2).max(80),
  state: z.string().regex(/^[A-Z]{2}$/, "two capital letters"),
  zip: z.string().trim().min(5).max(10),
  timezone: z.string().refine(isTimeZone, "an IANA time zone such as America/Chicago"),
});

/** `npm run setup`. */
async function main(): Promise<number> {
  const flags = process.argv.slice(2);
  const given = Object.fromEntries(flags.flatMap((flag, index) => (flag.startsWith("--") ? [[flag.slice(2), flags[index + 1]]] : [])));
  const parsed = answers.safeParse(given);
  if (!parsed.success) {
    tell(usage);
    for (const issue of parsed.error.issues) tell(`  --${issue.path.join(".")}: ${issue.message}`);
    return 1;
  }
  const database = await openDatabase(readEnvironment());
  try {
    await migrate(database);
    const existing = await selectStorefrontName(database.query);
    if (existing !== null) throw new Error(`This database already has a storefront: ${existing}.`);
    const publicKey = `pk_${randomBytes(18).toString("base64url")}`;
    const { name, email, phone, street, city, state, zip, timezone } = parsed.data;
    const place = { street, city, state, postalCode: zip };
    await database.query
      .transaction()
      .execute((query) =>
        insertStorefront(query, { id: 1, publicKey, siteKey: parsed.data["site-key"], name, email, phone, timezone, place }),
      );
    const tokens = (["public", "preview", "management"] as const).map((kind) => ({ kind, token: randomBytes(18).toString("base64url") }));
    await createSpace(database.query, { id: CONTENT_SPACE, name, domain: "", languages: ["es"], defaultLanguage: "en", tokens });
    tell(`STOREFRONT_ID=1\nSTOREFRONT_PUBLIC_KEY=${publicKey}\nCONTENT_SPACE_ID=${CONTENT_SPACE}`);
    for (const { kind, token } of tokens) tell(`CONTENT_${kind.toUpperCase()}_TOKEN=${token}`);
    tell("Next: bring in the catalogue with npm run import, then start with MODE=production.");
    return 0;
  } finally {
    await database.close();
  }
}

runCommand(main);
