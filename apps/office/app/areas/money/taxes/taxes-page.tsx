import type { TaxReportRow } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../../call/load.ts";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { readStaff } from "../../../frame/staff.ts";
import { wallTime } from "../../../i18n/shop-clock.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { MoneyPages } from "../money-pages.tsx";

/** Suggests the previous month, which is the next to be reported. */
export async function loader({ request }: LoaderFunctionArgs) {
  await readStaff(request);
  const asked = new URL(request.url).searchParams;
  const [year = 0, month = 0] = wallTime(new Date()).slice(0, 7).split("-").map(Number);
  const dayOf = (of: number, day: number) => new Date(Date.UTC(year, of, day)).toISOString().slice(0, 10);
  const days = { from: asked.get("from") || dayOf(month - 2, 1), to: asked.get("to") || dayOf(month - 1, 0) };
  return { ...(await load("taxReport", days, request)), days };
}

export function Component() {
  const t = useText();
  const { money } = useFormats();
  const { rows, ledgerCents, unassignedCents, days } = useLoaderData<typeof loader>();
  const columns = useColumns();
  return (
    <ListPage
      help="taxes"
      title={t("books.taxes")}
      pages={<MoneyPages />}
      filters={
        <form key={days.from + days.to} className="filter-form">
          <Field name="from" type="date" label={t("books.from")} defaultValue={days.from} required />
          <Field name="to" type="date" label={t("books.to")} defaultValue={days.to} required />
          <Button type="submit" look="tool">
            {t("books.showTaxes")}
          </Button>
        </form>
      }
      above={
        <p className="page-text soft">
          {t("books.taxesInLedger", { sum: money(ledgerCents) })}{" "}
          {unassignedCents !== 0 && t("books.taxesUnassigned", { sum: money(unassignedCents) })}
        </p>
      }
      columns={columns}
      rows={rows}
      keyOf={({ name, country, province, ratePpm }) => `${country} ${province} ${name} ${ratePpm}`}
      none={{ title: t("books.noTaxes"), hint: t("books.noTaxesHint") }}
    />
  );
}

function useColumns(): Column<TaxReportRow>[] {
  const t = useText();
  const { money, rate } = useFormats();
  return [
    { label: t("books.taxState"), cell: ({ country, province }) => [province, country].filter(Boolean).join(", ") },
    { label: t("books.jurisdiction"), cell: ({ name }) => name.slice(name.indexOf(":") + 1) },
    { label: t("books.taxRate"), isFigure: true, cell: ({ ratePpm }) => rate(ratePpm) },
    { label: t("books.taxable"), isFigure: true, cell: ({ taxableCents }) => money(taxableCents) },
    { label: t("books.taxCharged"), isFigure: true, cell: ({ cents }) => money(cents) },
    { label: t("books.taxRefunded"), isFigure: true, cell: ({ refundedCents }) => money(refundedCents) },
  ];
}
