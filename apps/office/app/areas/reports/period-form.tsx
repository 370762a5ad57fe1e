import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Form, useSearchParams } from "react-router";
import { useText } from "../../i18n/text.ts";
import type { Period } from "./period.ts";

/** Chooses the period of a report; its dates are in the address. */
export function PeriodForm({ from, to }: Period) {
  const t = useText();
  const [query] = useSearchParams();
  const chosen = ["by", "show"].flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ""] as const] : []));
  return (
    <Form key={`${from} ${to}`} className="filter-form">
      {chosen.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field name="from" type="date" label={t("books.from")} defaultValue={from} required />
      <Field name="to" type="date" label={t("books.to")} defaultValue={to} required />
      <Button type="submit" look="tool">
        {t("frame.filter")}
      </Button>
    </Form>
  );
}
