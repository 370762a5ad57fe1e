import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run here: what needs them appears with them. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
