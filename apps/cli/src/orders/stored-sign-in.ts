import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

export interface StoredSignIn {
  authToken: string;
  refreshToken: string;
  staff: { email: string; rights: string[] };
}

/** Where a shop's tokens are stored between two commands. */
export interface SignInStore {
  read(): StoredSignIn | null;
  write(signIn: StoredSignIn): StoredSignIn;
  forget(): void;
}

/** Returns a store for this run only. */
export function memoryStore(): SignInStore {
  let known: StoredSignIn | null = null;
  return {
    read: () => known,
    write(signIn) {
      known = signIn;
      return signIn;
    },
    forget() {
      known = null;
    },
  };
}

/** Returns the path of the file with a person's sign-ins, in their configuration folder. */
export const signInFile = (): string => join(process.env.XDG_CONFIG_HOME || join(homedir(), ".config"), "azulejo", "office.json");

/** Returns a store in a file that only its owner can read. @param url the shop */
export function fileStore(path: string, url: string): SignInStore {
  const all = (): Record<string, StoredSignIn> => {
    try {
      return JSON.parse(readFileSync(path, "utf8")) as Record<string, StoredSignIn>;
    } catch {
      return {};
    }
  };
  const save = (signIns: Record<string, StoredSignIn>) => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const next = `${path}.${process.pid}`;
    writeFileSync(next, `${JSON.stringify(signIns, null, 2)}\n`, { mode: 0o600 });
    // If the command is stopped before this, the file is unchanged.
    renameSync(next, path);
  };
  return {
    read: () => all()[url] ?? null,
    write(signIn) {
      const { authToken, refreshToken, staff } = signIn;
      save({ ...all(), [url]: { authToken, refreshToken, staff } });
      return signIn;
    },
    forget() {
      const { [url]: _, ...rest } = all();
      if (Object.keys(rest).length > 0) save(rest);
      else rmSync(path, { force: true });
    },
  };
}
