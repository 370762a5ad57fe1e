import type { OfficeInvoiceRow } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { MoneyPages } from "../money-pages.tsx";

const PAGE_SIZE = 50;
const statuses = ["open", "paid", "all"] as const;
const ages = ["", "current", "1-30", "31-60", "61-90", "90+"] as const;

const chosenIn = (search: URLSearchParams) => ({
  status: oneOf(statuses, search.get("status")),
  age: oneOf(ages, search.get("age")),
  customerId: Number(search.get("customer")?.replaceAll(/\D/g, "") || 0),
  query: search.get("query")?.trim() ?? "",
});

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const { status, age, customerId, query } = chosenIn(search);
  return load(
    "invoices",
    { status, page: pageOf(search), ...(age && { age }), ...(customerId > 0 && { customerId }), ...(query && { query }) },
    request,
  );
}

/** The invoices and credits of all business accounts, or of one. */
export function Component() {
  const t = useText();
  const { money } = useFormats();
  const { invoices, total, openCents, currency, customer } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { status, age, customerId, query } = chosenIn(search);
  return (
    <ListPage
      title={t("invoices.title")}
      note={<span className="soft tabular">{t("invoices.openOfAll", { sum: money(openCents, currency) })}</span>}
      pages={<MoneyPages />}
      states={{
        ...{ label: t("invoices.status"), phone: "state", name: "status", usual: "open", chosen: status },
        choices: statuses.map((value) => ({ value, label: t(`invoices.status.${value}`) })),
      }}
      filters={
        <Form key={`${age} ${query}`} role="search" className="filter-form">
          {status !== "open" && <input type="hidden" name="status" value={status} />}
          {customerId > 0 && <input type="hidden" name="customer" value={customerId} />}
          <div className="field-slot">
            <Field name="query" label={t("invoices.find")} defaultValue={query} maxLength={80} autoComplete="off" />
          </div>
          <SelectField name="age" label={t("invoices.age")} defaultValue={age}>
            {ages.map((value) => (
              <option key={value} value={value}>
                {value === "" ? t("invoices.anyAge") : t(`books.age.${value}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="tool">
            {t("frame.filter")}
          </Button>
        </Form>
      }
      above={
        customer !== null && (
          <p className="page-text text-small">
            {t("invoices.ofCustomer", { customer })} <Link to="/money/invoices">{t("invoices.ofAll")}</Link>
          </p>
        )
      }
      columns={useColumns()}
      rows={invoices}
      keyOf={({ invoiceNo }) => invoiceNo}
      none={{ title: t("invoices.none"), hint: t("invoices.noneHint") }}
      paged={{ pageSize: PAGE_SIZE, total }}
    />
  );
}

function useColumns(): Column<OfficeInvoiceRow>[] {
  const t = useText();
  const { money, day } = useFormats();
  return [
    {
      label: t("invoices.number"),
      phone: "lead",
      cell: ({ invoiceNo, earlierNo }) => (
        <span>
          <Link to={`/money/invoices/${invoiceNo}`}>{invoiceNo}</Link>
          {earlierNo && <small>{t("invoices.earlierNo", { number: earlierNo })}</small>}
        </span>
      ),
    },
    {
      label: t("books.customer"),
      phone: "lead",
      cell: ({ customerId, customer }) => <Link to={`/customers/${customerId}`}>{customer}</Link>,
    },
    {
      label: t("quotes.job"),
      phone: "none",
      cell: ({ jobName, purchaseOrderNo }) => [jobName, purchaseOrderNo].filter(Boolean).join(", ") || "—",
    },
    { label: t("invoices.issued"), phone: "none", cell: ({ issuedOn }) => day(issuedOn) },
    {
      label: t("invoices.due"),
      phone: "state",
      cell: ({ dueOn, daysPastDue }) => (
        <span className={daysPastDue > 0 ? "warn" : undefined}>
          {dueOn ? day(dueOn) : "—"}
          {daysPastDue > 0 && <small>{t("invoices.daysPastDue", { count: daysPastDue })}</small>}
        </span>
      ),
    },
    { label: t("invoices.total"), isFigure: true, cell: ({ totalCents, currency }) => money(totalCents, currency) },
    { label: t("invoices.open"), isFigure: true, phone: "end", cell: ({ openCents, currency }) => money(openCents, currency) },
  ];
}
