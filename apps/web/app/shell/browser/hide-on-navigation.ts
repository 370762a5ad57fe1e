import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes a popover when the page changes, but not one that was opened before this code loaded.
 * @param address a value that changes with the page
 */
export function useHideOnNavigation(popover: RefObject<HTMLElement | null>, address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current !== address) popover.current?.hidePopover?.();
    shown.current = address;
  }, [popover, address]);
}
