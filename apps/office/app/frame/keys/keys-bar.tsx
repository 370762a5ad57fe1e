import { useText } from "../../i18n/text.ts";
import { KeyCap } from "./key-cap.tsx";
import { useAllKeys } from "./use-keys.ts";

/** The keys of the page, each also a button. On phones, which have no keyboard, the bar is hidden. */
export function KeysBar() {
  const t = useText();
  // If a key has several bindings, the last one runs, such as that of the last of several tables.
  const keys = [...new Map(useAllKeys().map((one) => [one.keys, one])).values()].filter((one) => one.inBar);
  // The keys that exist on every page keep their positions.
  const inOrder = [...keys.filter((one) => isEverywhere(one.keys)), ...keys.filter((one) => !isEverywhere(one.keys))];
  return (
    <nav aria-label={t("keys.bar")} className="keys-bar">
      {inOrder.map(({ keys: typed, label, run }) => (
        <button key={typed} type="button" onClick={run}>
          <KeyCap keys={typed} />
          {label}
        </button>
      ))}
    </nav>
  );
}

const isEverywhere = (keys: string): boolean => keys === "?" || keys === "/";
