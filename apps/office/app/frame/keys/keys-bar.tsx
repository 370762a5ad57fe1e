import { useText } from "../../i18n/text.ts";
import { KeyCap } from "./key-cap.tsx";
import { useAllKeys } from "./use-keys.ts";

/** The keys of the page, each also a button. Phones have no keys, and no bar. */
export function KeysBar() {
  const t = useText();
  // Of two bindings of a key the last one runs, such as that of the last of several tables.
  const keys = [...new Map(useAllKeys().map((one) => [one.keys, one])).values()].filter((one) => one.inBar);
  // The keys that every page has keep their place.
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
