import type { OfficeBuyer } from "@azulejo/contract/areas/office/phone-orders.ts";
import { type KeyboardEvent, useEffect, useState } from "react";
import { callOffice } from "../../call/call-office.ts";
import { signedInCall } from "../../call/sign-in-again.ts";
import { useText } from "../../i18n/text.ts";
import { nameOf } from "./name-of.ts";

const PAUSE_MS = 120;
const LIST = "buyers";

interface Props {
  /** A hint about what to type, and how to continue without an account. */
  hint: string;
  nobody: string;
  onChoose(buyer: OfficeBuyer): void;
}

/** Searches a customer: the arrow keys move through the results, Enter selects one. */
export function BuyerSearch({ hint, nobody, onChoose }: Props) {
  const t = useText();
  const [words, setWords] = useState("");
  const [found, setFound] = useState<OfficeBuyer[]>([]);
  const [at, setAt] = useState(0);
  const search = words.trim();
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      if (search.length < 2) setFound([]);
      else
        void signedInCall(() => callOffice("buyers", { query: search }, { signal: asking.signal }))
          .then((people) => {
            setFound(people);
            setAt(0);
          })
          .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [search]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    }
    const chosen = found[at];
    if (event.key === "Enter") {
      event.preventDefault();
      if (chosen) onChoose(chosen);
    }
    if (event.key === "Escape") setWords("");
  };
  return (
    <div className="buyer-search">
      <label htmlFor="buyer" className="mb-1 block text-small">
        {t("phone.buyer")}
      </label>
      <input
        id="buyer"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `buyer-${found[at]?.accountId}` : undefined}
        aria-describedby="buyer-hint"
        autoComplete="off"
        className="w-full min-h-11 border border-ink-soft bg-paper px-3 py-2 text-base text-ink"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id="buyer-hint" className="soft mt-1">
        {search.length >= 2 && found.length === 0 ? nobody : hint}
      </p>
      <div id={LIST} role="listbox" aria-label={t("phone.people")} className={found.length > 0 ? "buyer-list" : undefined}>
        {found.map((buyer, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: keys work in the field
          <div
            key={buyer.accountId}
            id={`buyer-${buyer.accountId}`}
            role="option"
            aria-selected={index === at}
            onClick={() => onChoose(buyer)}
          >
            <span>{nameOf(buyer)}</span>
            <small>{[buyer.email, buyer.phone].filter(Boolean).join(", ")}</small>
            {buyer.isLocked && <small className="warn">{t("phone.locked")}</small>}
          </div>
        ))}
      </div>
    </div>
  );
}
