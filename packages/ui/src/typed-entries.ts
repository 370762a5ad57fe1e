/** The content of one control as a person sees it, stored until a reloaded page can be filled in again. */
export interface TypedEntry {
  label: string;
  name: string;
  value: string;
  /** The value as it is shown, such as the text of a chosen option. */
  shown: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const KEY = "azulejo:typed";
const KEPT_MS = 600_000;
const MOST_ENTRIES = 100;
const LONGEST = 20_000;

/** Passwords, cards, codes and tokens are never stored. */
const secret = /password|(^|\.)code$|token|card|cvc|paymentMethodId/i;
const CONTROLS = "input, textarea, select";
const NOT_TYPED = new Set(["hidden", "password", "file", "submit", "button", "image", "reset"]);

/** Returns what is entered in the controls of a form or a page that have a label. A form that has left the page has its values still. */
export function readTyped(root: ParentNode, isWanted: (control: Element) => boolean = () => true): TypedEntry[] {
  return [...root.querySelectorAll<Control>(CONTROLS)].flatMap((control) => {
    if (!isTyped(control) || !isWanted(control)) return [];
    const label = labelOf(control, root);
    const value = enteredIn(control);
    return label && value !== "" ? [{ label, name: control.name, value, shown: shownIn(control, value) }] : [];
  });
}

/** Stores entries for the same page, for ten minutes at most. */
export function storeTyped(path: string, entries: readonly TypedEntry[]): void {
  const some = entries.filter(({ value }) => value.length <= LONGEST).slice(0, MOST_ENTRIES);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, expires: Date.now() + KEPT_MS, entries: some }));
  } catch {
    // A browser without storage shows the page without entries.
  }
}

/** Returns the stored entries of a page, and removes them; null if nothing was stored for it. */
export function takeTyped(path: string): TypedEntry[] | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    return stored && stored.path === path && stored.expires > Date.now() ? stored.entries : null;
  } catch {
    return null;
  }
}

/**
 * Fills in the controls that have the same label now, or the same name, so that either may have changed.
 * @returns the entries for which there is no control
 */
export function fillTyped(root: ParentNode, entries: readonly TypedEntry[]): TypedEntry[] {
  const controls = [...root.querySelectorAll<Control>(CONTROLS)].filter(isTyped);
  return entries.filter((entry) => {
    const isChoice = (control: Control) => !isTicked(control) || control.value === entry.value;
    const control =
      controls.find((one) => labelOf(one, root) === entry.label && isChoice(one)) ??
      controls.find((one) => entry.name !== "" && one.name === entry.name && isChoice(one));
    return !(control && fill(control, entry.value));
  });
}

function isTyped(control: Control): boolean {
  const { type, name, disabled } = control;
  return !disabled && !NOT_TYPED.has(type) && !secret.test(name) && !/^(?:cc-|one-time)/.test(control.autocomplete);
}

const isTicked = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

const enteredIn = (control: Control): string => (isTicked(control) && !control.checked ? "" : control.value);

const words = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

function shownIn(control: Control, value: string): string {
  if (isTicked(control)) return "✓";
  return control.tagName === "SELECT" ? words((control as HTMLSelectElement).selectedOptions[0] ?? null) : value;
}

/** Reads the label in the same tree, because a form that has left the page has no `labels`. */
function labelOf(control: Control, root: ParentNode): string {
  const named = control.id ? root.querySelector(`label[for="${CSS.escape(control.id)}"]`) : null;
  return words(named ?? control.closest("label")) || (control.getAttribute("aria-label") ?? "");
}

/** Sets a value as typing does, so that pages whose state holds it notice. */
function fill(control: Control, value: string): boolean {
  if (isTicked(control)) {
    if (!control.checked) control.click();
    return control.checked;
  }
  const isSelect = control.tagName === "SELECT";
  if (isSelect && ![...(control as HTMLSelectElement).options].some((option) => option.value === value)) return false;
  if (control.value !== value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    control.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
  }
  return control.value === value;
}
