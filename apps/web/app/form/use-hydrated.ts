import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns whether the page has hydrated, to show controls that need scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
