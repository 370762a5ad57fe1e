import { copyFiles } from "@azulejo/content/assets/store/copy-files.ts";
import { type FileStore, hashOf } from "@azulejo/content/assets/store/file-store.ts";
import { createFolderStore } from "@azulejo/content/assets/store/folder-store.ts";
import { openFileStore } from "@azulejo/content/assets/store/open-store.ts";
import { adoptStore } from "@azulejo/content/assets/store/store-identity.ts";
import { selectFileKeys } from "@azulejo/content/assets/uploaded-asset.repository.ts";
import { type Database, openDatabase } from "@azulejo/database";
import { openFiles, readEnvironment, runCommand, tell } from "../environment.ts";

const USAGE = `npm run files -- COMMAND, one of:
  to-bucket   copies the uploads in DATA_DIR to the bucket that the S3_ variables name, and compares each; the shop may run
  to-folder   copies them back from the bucket to DATA_DIR
  check       reads every upload that the database knows, and compares it with its hash
  adopt       makes this the store of the database's uploads, after another was lost`;

const commands: Record<string, () => Promise<number>> = {
  "to-bucket": () => copy((folder, bucket) => [folder, bucket], "Now start the shop with the S3_ variables, then run this again."),
  "to-folder": () => copy((folder, bucket) => [bucket, folder], "Now start the shop without the S3_ variables, then run this again."),
  check: () => withDatabase((database) => check(database, openFiles())),
  adopt: () =>
    withDatabase(async ({ query }) => {
      await adoptStore(query, openFiles());
      return 0;
    }),
};

/** `npm run files -- COMMAND`: moves uploads between folder and bucket, and checks them. */
async function main(): Promise<number> {
  const [name = ""] = process.argv.slice(2);
  const run = commands[name];
  if (!run) throw new Error(USAGE);
  return run();
}

async function copy(order: (folder: FileStore, bucket: FileStore) => [FileStore, FileStore], next: string): Promise<number> {
  const { files } = readEnvironment();
  if (files.bucket === null) throw new Error("Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.");
  const { copied, present } = await copyFiles(...order(createFolderStore(files.folder), openFileStore(files)));
  tell(`copied: ${copied} files, each compared with the original; ${present} were there already. ${next}`);
  return 0;
}

async function check({ query }: Database, files: FileStore): Promise<number> {
  let count = 0;
  let faults = 0;
  for (const { key, hash } of await selectFileKeys(query)) {
    const bytes = await files.get(key);
    count += 1;
    if (bytes && hashOf(bytes) === hash) continue;
    faults += 1;
    tell(`${bytes ? "differs" : "missing"}: ${key}`);
  }
  tell(`${count} files in ${files.place}, ${faults} of them missing or different`);
  return faults === 0 ? 0 : 1;
}

async function withDatabase(work: (database: Database) => Promise<number>): Promise<number> {
  const database = await openDatabase(readEnvironment());
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

runCommand(main);
