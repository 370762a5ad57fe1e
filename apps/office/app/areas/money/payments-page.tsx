import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../frame/ledger/page-of.ts";
import { ShortRef } from "../../frame/ledger/short-ref.tsx";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { dayOf } from "./day-of.ts";
import { MoneyPages } from "./money-pages.tsx";
import { brandAndDigits, usePaidWith } from "./paid-with.ts";

const PAGE_SIZE = 50;
const states = ["all", "captured", "open", "failed", "returned"] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [from, to] = [dayOf(query.get("from")), dayOf(query.get("to"))];
  return load(
    "payments",
    { state: oneOf(states, query.get("state")), page: pageOf(query), ...(from && { from }), ...(to && { to }) },
    request,
  );
}

export function Component() {
  const t = useText();
  const { payments, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const state = oneOf(states, query.get("state"));
  const [from, to] = [dayOf(query.get("from")) ?? "", dayOf(query.get("to")) ?? ""];
  const columns = useColumns();
  return (
    <ListPage
      help="payments"
      title={t("books.payments")}
      pages={<MoneyPages />}
      states={{
        ...{ label: t("books.state"), phone: "state", name: "state", usual: "all", chosen: state },
        choices: states.map((value) => ({ value, label: t(`books.filter.${value}`) })),
      }}
      filters={
        <Form key={`${from} ${to}`} className="filter-form">
          {state !== "all" && <input type="hidden" name="state" value={state} />}
          <Field name="from" type="date" label={t("books.from")} defaultValue={from} />
          <Field name="to" type="date" label={t("books.to")} defaultValue={to} />
          <Button type="submit" look="tool">
            {t("frame.filter")}
          </Button>
        </Form>
      }
      columns={columns}
      rows={payments.map((payment, index) => ({ ...payment, index }))}
      keyOf={({ index }) => index}
      none={{ title: t("books.noPayments"), hint: t("books.noPaymentsHint") }}
      paged={{ pageSize: PAGE_SIZE, total }}
    />
  );
}

/** Payments have no id in the office, so rows need another key. */
type Row = CallValue<"payments">["payments"][number] & { index: number };

function useColumns(): Column<Row>[] {
  const t = useText();
  const textOr = useTextOr();
  const paidWith = usePaidWith();
  const { money, moment } = useFormats();
  return [
    { label: t("books.at"), phone: "plain", cell: ({ at }) => moment(at) },
    {
      label: t("books.for"),
      phone: "lead",
      cell: ({ orderNo, invoiceNos }) =>
        orderNo === null ? (
          t("books.invoices", { count: invoiceNos.length, numbers: invoiceNos.join(", ") })
        ) : (
          <Link to={`/orders/${orderNo}`}>{t("order.title", { orderNo: String(orderNo) })}</Link>
        ),
    },
    { label: t("books.customer"), phone: "lead", cell: ({ customer }) => customer },
    {
      label: t("books.method"),
      cell: ({ method, card }) => {
        const digits = brandAndDigits(card);
        return [paidWith({ method, ...digits }), !digits.last4 && card].filter(Boolean).join(", ");
      },
    },
    { label: t("books.providerId"), phone: "none", cell: ({ providerId }) => (providerId ? <ShortRef value={providerId} /> : "—") },
    {
      label: t("books.state"),
      phone: "state",
      cell: ({ status }) => (
        <span className={["declined", "returned"].includes(status) ? "warn" : undefined}>{textOr(`books.status.${status}`, status)}</span>
      ),
    },
    { label: t("books.amount"), isFigure: true, cell: ({ amountCents, currency }) => money(amountCents, currency || undefined) },
  ];
}
