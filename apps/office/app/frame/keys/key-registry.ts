/** A key, or two typed one after the other (`s`, `g o`), and what it does. */
export interface KeyBinding {
  keys: string;
  label: string;
  run(): void;
  /** Shown in the bar at the bottom, not only in the list of all keys. */
  inBar?: boolean;
}

const groups = new Map<symbol, readonly KeyBinding[]>();
const listeners = new Set<() => void>();
let all: readonly KeyBinding[] = [];

function update(): void {
  all = [...groups.values()].flat();
  for (const listener of listeners) listener();
}

/** Adds bindings. @returns a function that removes them */
export function addKeys(bindings: readonly KeyBinding[]): () => void {
  const group = Symbol();
  groups.set(group, bindings);
  update();
  return () => {
    groups.delete(group);
    update();
  };
}

export const allKeys = (): readonly KeyBinding[] => all;

export function onKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
