import { type RefObject, useEffect } from "react";

type Apply = (form: HTMLFormElement) => Promise<void> | void;

/** One after another, because a navigation cancels the one before it. */
let applied: Promise<void> = Promise.resolve();

/** Applies choices made in a form before the scripts ran, when nothing was listening yet. */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, apply: Apply): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    const element = form.current;
    // A browser that shows a page again also restores its fields, which isn't a choice of the reader.
    if (!element || !navigator.userActivation?.hasBeenActive || ![...element.elements].some(isChanged)) return;
    const now = () => (element.isConnected ? apply(element) : undefined);
    applied = applied.then(now, now);
  }, []);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return /^(?:checkbox|radio)$/.test(field.type) && field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return false;
  const sent = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(sent, 0);
}
