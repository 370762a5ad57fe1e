import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import type { ReactNode } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { useText } from "../../i18n/text.ts";

interface Props {
  label: string;
  /** The query parameter for the search text. */
  name?: string;
  words: string;
  /** The state of the list, which the search keeps; null for the default one. */
  state?: string | null;
  maxLength?: number;
  /** The address of the list without these filters, if some are set. */
  all?: string | false;
  /** Fields before the search text. */
  children?: ReactNode;
}

/** Searches rows of a list by text, which is in the list's address. */
export function FindForm({ label, name = "query", words, state = null, maxLength = 120, all = false, children }: Props) {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <Form key={search.toString()} role="search" className="filter-form">
      {state !== null && <input type="hidden" name="state" value={state} />}
      {children}
      <div className="field-slot">
        <Field name={name} label={label} defaultValue={words} maxLength={maxLength} autoComplete="off" />
      </div>
      <Button type="submit" look="tool">
        {t("frame.findGo")}
      </Button>
      {all && <Link to={all}>{t("content.showAll")}</Link>}
    </Form>
  );
}
