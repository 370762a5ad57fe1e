import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";

/** How PostgreSQL's programs are started: with a command before them, or as another user. */
export interface RunAs {
  before: readonly string[];
  uid?: number;
  gid?: number;
}

/** Thrown if no user of this machine may run PostgreSQL. */
export class NoUserError extends Error {
  constructor(reason: string) {
    super(
      `The shop's own PostgreSQL can't be started: ${reason}. Set DATABASE_URL to a PostgreSQL server, or start the shop as a user with an entry in /etc/passwd.`,
    );
    this.name = "NoUserError";
  }
}

export interface Person {
  name: string;
  uid: number;
  gid: number;
}

/** The users and rights of a machine; replaced by tests. */
export interface Machine {
  uid: number | null;
  people: readonly Person[];
  hasNamespaces(as: Person): boolean;
}

/** Names of unprivileged users in Debian, Red Hat and other systems. The first is created by PostgreSQL's own packages. */
const WITHOUT_RIGHTS = ["postgres", "nobody"];

/**
 * Chooses how to run PostgreSQL, which refuses root and users without an entry. In a user namespace it gets another user id, and its files
 * still belong to the caller. If namespaces aren't permitted, root starts it as another user.
 * @param owner user id of the data directory; null if there is none yet
 * @throws NoUserError
 */
export function chooseRunAs(owner: number | null, { uid, people, hasNamespaces }: Machine = thisMachine()): RunAs {
  if (uid === null) return { before: [] };
  if (uid !== 0 && people.some((person) => person.uid === uid)) return { before: [] };
  const other = WITHOUT_RIGHTS.map((name) => people.find((person) => person.name === name)).find((person) => person !== undefined);
  if (uid === 0 && owner !== null && owner !== 0)
    return { before: [], uid: owner, gid: people.find((one) => one.uid === owner)?.gid ?? owner };
  if (other && hasNamespaces(other)) return { before: inNamespace(other) };
  if (uid !== 0) throw new NoUserError(`user ${uid} has no entry in /etc/passwd`);
  if (!other) throw new NoUserError("root may not run it, and there is neither a user postgres nor a user nobody");
  return { before: [], uid: other.uid, gid: other.gid };
}

const inNamespace = ({ uid, gid }: Person): string[] => ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`];

function thisMachine(): Machine {
  return {
    uid: process.getuid?.() ?? null,
    people: readPeople(),
    hasNamespaces(as) {
      const [command = "", ...args] = inNamespace(as);
      return spawnSync(command, [...args, "true"], { stdio: "ignore" }).status === 0;
    },
  };
}

/** Not every user is in the file; users of a directory service are known to the system only. */
function readPeople(): Person[] {
  const people: Person[] = [];
  try {
    for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
      const [name = "", , uid, gid] = line.split(":");
      if (name !== "") people.push({ name, uid: Number(uid), gid: Number(gid) });
    }
  } catch {
    // macOS doesn't store users in this file.
  }
  try {
    const { username, uid, gid } = userInfo();
    people.push({ name: username, uid, gid });
  } catch {
    // The current user has no entry.
  }
  return people;
}
