import type { ShellData } from "../shell/shell-data.ts";

const MOST_SHELLS = 500;

const keyOfShell = new WeakMap<ShellData, string>();
const known = new Map<string, string>();
let last = 0;

/** Returns a short key for everything of the shell that fragments may show: language, settings, menus, stores and the visitor's choices. */
export function shellKey(shell: ShellData): string {
  const found = keyOfShell.get(shell);
  if (found) return found;
  const { nonce: _, requestId: __, ...shown } = shell;
  const key = intern(JSON.stringify(shown));
  keyOfShell.set(shell, key);
  return key;
}

/** Numbers are never used again, so that a forgotten shell's fragments are never found by another one. */
function intern(text: string): string {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MOST_SHELLS) known.clear();
  const key = String(++last);
  known.set(text, key);
  return key;
}
