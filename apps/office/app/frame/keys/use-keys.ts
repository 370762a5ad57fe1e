import { useEffect, useRef, useSyncExternalStore } from "react";
import { addKeys, allKeys, type KeyBinding, onKeysChange } from "./key-registry.ts";

/** Makes keys work as long as the component is on the page. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings);
  latest.current = bindings;
  // Names of keys change with the page and the language, but their functions with every render.
  const shown = bindings.map(({ keys, label, inBar }) => `${keys}\n${label}\n${inBar ?? false}`).join("\n\n");
  useEffect(() => {
    const names = shown === "" ? [] : shown.split("\n\n");
    return addKeys(
      names.map((name, index) => {
        const [keys = "", label = "", inBar] = name.split("\n");
        return { keys, label, inBar: inBar === "true", run: () => latest.current[index]?.run() };
      }),
    );
  }, [shown]);
}

export const useAllKeys = (): readonly KeyBinding[] => useSyncExternalStore(onKeysChange, allKeys);
