import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { hashStaffPassword, insertStaff, selectStaffByEmail } from "@azulejo/api/areas/staff/index.ts";
import { emailKey } from "@azulejo/api/domain/email-key.ts";
import { createPasswords } from "@azulejo/api/session/passwords.ts";
import { createContent } from "@azulejo/content";
import { type Database, migrate, openDatabase } from "@azulejo/database";
import { addStorefront } from "@azulejo/seed/add-storefront.ts";
import { readEnvironment, runCommand, tell } from "../environment.ts";
import { explainPassword, readPassword } from "../read-password.ts";
import { selectStorefront } from "../shop.repository.ts";

const usage = `npm run storefront -- FOLDER [--staff-email EMAIL]

Adds a storefront to this deployment from a folder, or brings the one with the same siteKey to what the folder says:

  settings.yaml                  all settings; storefront.hosts has its host names (docs/storefronts.md)
  catalog.jsonl or catalog.csv   its catalog (docs/import.md)
  stories/                       its pages (seed/content/README.md)

  --staff-email EMAIL   creates its owner in the office; asks for the password, or reads STAFF_PASSWORD
  --help                this text

A running shop shows it within seconds.`;

/** `npm run storefront`. @returns the exit code */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { "staff-email": { type: "string" }, help: { type: "boolean" } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (values.help || folder === undefined || more.length > 0) {
    tell(usage);
    return values.help ? 0 : 1;
  }
  const database = await openDatabase(readEnvironment());
  try {
    await migrate(database);
    const added = await add(database, resolve(process.env.INIT_CWD ?? process.cwd(), folder));
    const email = values["staff-email"];
    if (email) await addOwner(database, added.id, email);
    return 0;
  } finally {
    await database.close();
  }
}

async function add(database: Database, folder: string) {
  const log = { info() {}, warn() {}, error: (_: object, message: string) => tell(message) };
  const content = await createContent({ database, publicUrl: "http://localhost", log, now: () => new Date(), onChanges() {} });
  try {
    const added = await addStorefront({ database, folder, fetch: content.fetch, tell });
    tell(`${added.isNew ? "Added" : "Updated"}: storefront ${added.id}, public key ${added.publicKey}`);
    return added;
  } finally {
    await content.close();
  }
}

async function addOwner({ query }: Database, id: number, email: string): Promise<void> {
  if (await selectStaffByEmail(query, id, emailKey(email))) return tell(`${email} has an account already`);
  const password = await readPassword(email);
  const name = (await selectStorefront(query, id))?.name ?? "";
  const passwordHash = await hashStaffPassword(createPasswords(), { storefront: { id, name }, email, password }).catch(explainPassword);
  await insertStaff(query, { storefrontId: id, email, emailKey: emailKey(email), passwordHash, role: "owner" });
  tell(`${email} can now sign in to its office`);
}

runCommand(main);
