import { areKeysOn } from "./key-preference.ts";
import { allKeys } from "./key-registry.ts";

const SEQUENCE_MS = 1500;

/** A focused field or an open dialog gets all keys. */
function isTaken({ target }: Event): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
}

/** Runs the registered bindings when their keys are typed. @returns a function that stops it */
export function listenToKeys(): () => void {
  let first = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    first = "";
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || !areKeysOn() || isTaken(event)) return;
    const key = event.key.toLowerCase();
    const typed = first ? `${first} ${key}` : key;
    forget();
    clearTimeout(timer);
    // The binding added last is the page's own, and takes precedence.
    const binding = allKeys().findLast((one) => one.keys === typed);
    if (binding) {
      event.preventDefault();
      binding.run();
    } else if (allKeys().some((one) => one.keys.startsWith(`${key} `))) {
      first = key;
      timer = setTimeout(forget, SEQUENCE_MS);
    }
  };
  window.addEventListener("keydown", onKeyDown);
  return () => window.removeEventListener("keydown", onKeyDown);
}
