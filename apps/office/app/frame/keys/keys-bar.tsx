import { useText } from "../../i18n/text.ts";
import { KeyCap } from "./key-cap.tsx";
import { useAllKeys } from "./use-keys.ts";

/** The keys of the page, each also a button. Phones have no keys, and no bar. */
export function KeysBar() {
  const t = useText();
  const keys = useAllKeys().filter((one) => one.inBar);
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
