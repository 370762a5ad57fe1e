import type { RefObject } from "react";
import type { NavigateFunction } from "react-router";
import { useText } from "../i18n/text.ts";
import { useKeys } from "./keys/use-keys.ts";
import type { sectionsFor } from "./sections.ts";
import { useMay } from "./staff.ts";

interface Options {
  groups: ReturnType<typeof sectionsFor>;
  search: RefObject<HTMLInputElement | null>;
  openKeys(): void;
  navigate: NavigateFunction;
}

/** The keys that work on every page. */
export function useFrameKeys({ groups, search, openKeys, navigate }: Options): void {
  const t = useText();
  const may = useMay();
  useKeys([
    { keys: "?", label: t("keys.all"), run: openKeys, inBar: true },
    ...(may("orders.read") ? [{ keys: "/", label: t("keys.find"), run: () => search.current?.focus(), inBar: true }] : []),
    ...groups.flat().map(({ path, label, key }) => ({
      keys: `g ${key}`,
      label: t("keys.go", { section: t(label) }),
      run: () => void navigate(path),
    })),
  ]);
}
