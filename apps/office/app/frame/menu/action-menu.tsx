import { buttonClass } from "@azulejo/ui/button.tsx";
import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { useId } from "react";
import { Link } from "react-router";
import { KeyCap } from "../keys/key-cap.tsx";

interface MenuAction {
  label: string;
  /** For screen readers, where the label alone doesn't say on what. */
  fullLabel?: string;
  /** The key that does the same. */
  keys?: string;
  /** An act, or the address of a page. */
  does: (() => void) | string;
}

interface Props {
  /** The button that opens the menu. */
  label: string;
  fullLabel?: string;
  /** In a table's row, without a border. */
  isInRow?: boolean;
  actions: readonly MenuAction[];
}

/** Actions that a button opens. */
export function ActionMenu({ label, fullLabel, isInRow = false, actions }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={fullLabel}
        className={isInRow ? "menu-opener" : buttonClass("tool", "menu-opener")}
      >
        {label}
        <Icon of={ChevronDown} size={16} />
      </button>
      <div id={id} popover="auto" className="action-menu">
        {actions.map(({ label: words, fullLabel: name, keys, does }) =>
          typeof does === "string" ? (
            <Link key={words} to={does} aria-label={name} className="no-underline">
              {words}
            </Link>
          ) : (
            <button key={words} type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={name} onClick={does}>
              {words}
              {keys && <KeyCap keys={keys} />}
            </button>
          ),
        )}
      </div>
    </>
  );
}
