import { useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { useKeys } from "../keys/use-keys.ts";

const TARGETS = "a[href], button:not(:disabled), input, select";

/** Makes `j` and `k` move the focus through the rows of a table's body; Enter then activates the focused link or button. */
export function useRowKeys() {
  const t = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  const step = (by: 1 | -1) => {
    const rows = [...(body.current?.rows ?? [])].filter((row) => row.querySelector(TARGETS));
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by];
    const target = next?.querySelector<HTMLElement>(TARGETS);
    target?.focus();
    target?.scrollIntoView({ block: "nearest" });
  };
  useKeys([
    { keys: "j", label: t("keys.nextRow"), run: () => step(1), inBar: true },
    { keys: "k", label: t("keys.previousRow"), run: () => step(-1), inBar: true },
  ]);
  return body;
}
