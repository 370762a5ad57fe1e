import { deadLetters, sendAgain } from "@azulejo/api/outbox/dead-letters.ts";
import { openQueuesOfCommand } from "@azulejo/api/outbox/open-for-command.ts";
import { openDatabase, requireSchema } from "@azulejo/database";
import { readEnvironment, runCommand, tell } from "./environment.ts";

const USAGE = "npm run outbox -- list, or npm run outbox -- retry all|KIND|ID …";
const isId = (name: string): boolean => /^[0-9a-f-]{36}$/.test(name);

/** `npm run outbox`: lists dead letters, and requeues them. */
async function main(): Promise<number> {
  const [verb, ...names] = process.argv.slice(2);
  if (verb !== "list" && (verb !== "retry" || names.length === 0)) throw new Error(USAGE);
  const database = await openDatabase(readEnvironment());
  try {
    await requireSchema(database);
    const { boss, close } = await openQueuesOfCommand(database);
    try {
      if (verb === "list") for (const letter of await deadLetters(boss)) tell(describe(letter));
      else tell(`${await retry(boss, names)} put back`);
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
  return 0;
}

type Boss = Parameters<typeof deadLetters>[0];

async function retry(boss: Boss, names: string[]): Promise<number> {
  if (names.includes("all")) return sendAgain(boss, {});
  const ids = names.filter(isId);
  let count = ids.length > 0 ? await sendAgain(boss, { ids }) : 0;
  for (const kind of names.filter((name) => !isId(name))) count += await sendAgain(boss, { kind });
  return count;
}

const describe = ({ id, kind, key, tries, writtenAt, givenUpAt, failure }: Awaited<ReturnType<typeof deadLetters>>[number]): string =>
  `${id}  ${kind}  ${key}  written ${writtenAt.toISOString()}, given up ${givenUpAt.toISOString()} after ${tries} tries: ${failure}`;

runCommand(main);
