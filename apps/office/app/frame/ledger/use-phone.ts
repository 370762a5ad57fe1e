import { useSyncExternalStore } from "react";

/** Where the office shows lists instead of tables; the same in its style sheets. */
const QUERY = "(max-width: 52rem)";

const subscribe = (onChange: () => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
};

/** Whether the screen is too narrow for a grid. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
