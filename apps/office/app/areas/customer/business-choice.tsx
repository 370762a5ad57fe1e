import type { OfficeCustomer } from "@azulejo/contract";
import { Field } from "@azulejo/ui/field.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { callOffice } from "../../call/call-office.ts";
import { signedInCall } from "../../call/sign-in-again.ts";
import { useText } from "../../i18n/text.ts";

const PAUSE_MS = 150;
const MOST = 8;

interface Props {
  /** The id of an account that can't be chosen. */
  without: number | null;
  legend: string;
  /** Other choices. */
  children?: ReactNode;
}

/** Searches business accounts while the user types, to choose one. */
export function BusinessChoice({ without, legend, children }: Props) {
  const t = useText();
  const [words, setWords] = useState("");
  const found = useBusinesses(words.trim()).filter(({ customerId }) => customerId !== without);
  return (
    <>
      <Field
        name="search"
        type="search"
        label={t("business.find")}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        maxLength={80}
        autoComplete="off"
      />
      <fieldset className="stack">
        <legend className="mb-1 text-small">{legend}</legend>
        {found.map(({ customerId, name, postalCode }) => (
          <label key={customerId} className="flex min-h-6 items-start gap-3">
            <input type="radio" className="mt-1 size-4" name="business" value={customerId} />
            <span>
              {name} <small className="soft">{[customerId, postalCode].filter(Boolean).join(", ")}</small>
            </span>
          </label>
        ))}
        {children}
      </fieldset>
      <p role="status" className="soft">
        {words.trim() && found.length === 0 ? t("business.noneFound") : ""}
      </p>
    </>
  );
}

function useBusinesses(query: string): OfficeCustomer[] {
  const [found, setFound] = useState<OfficeCustomer[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      if (query.length < 2) setFound([]);
      else
        void signedInCall(() => callOffice("customers", { query, page: 1 }, { signal: asking.signal }))
          .then(({ customers }) => setFound(customers.slice(0, MOST)))
          .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query]);
  return found;
}
