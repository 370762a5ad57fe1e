import type { OfficeInvoice } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../../call/load.ts";
import { openLink } from "../../../call/open-file.ts";
import { useCall } from "../../../call/use-call.ts";
import type { Fact } from "../../../frame/ledger/facts-line.tsx";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { DetailPage, PagePart } from "../../../frame/pages/detail-page.tsx";
import { useText, useTextOr } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { externalFacts } from "../../customer/external-facts.ts";
import { MoneyPages } from "../money-pages.tsx";
import { brandAndDigits, usePaidWith } from "../paid-with.ts";

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  load("invoice", { invoiceNo: Number(params["invoiceNo"]?.replaceAll(/\D/g, "") || 0) || 1 }, request);

/** An invoice or credit with its lines and payments. */
export function Component() {
  const t = useText();
  const invoice = useLoaderData<typeof loader>();
  const { invoiceNo, kind, customerId, lines, payments } = invoice;
  const paper = useCall("invoiceLink");
  const openPaper = async () => {
    const link = await paper.send({ invoiceNo });
    if (link) openLink(link);
  };
  const facts = useFacts(invoice);
  const lineColumns = useLineColumns(invoice);
  const paymentColumns = usePaymentColumns(invoice);
  return (
    <DetailPage
      title={t(kind === "credit" ? "invoices.creditOf" : "invoices.of", { number: String(invoiceNo) })}
      note={
        <Link to={`/money/invoices?customer=${customerId}&status=all`}>{t("invoices.ofCustomer", { customer: invoice.customer })}</Link>
      }
      actions={
        <Button type="button" look="tool" disabled={paper.isSending} onClick={() => void openPaper()}>
          {t("invoices.pdf")}
        </Button>
      }
      pages={<MoneyPages />}
      failure={paper.failure}
      facts={facts}
    >
      <PagePart title={t("invoices.lines")}>
        {lines.length > 0 ? (
          <Ledger
            caption={t("invoices.lines")}
            columns={lineColumns}
            rows={lines.map((line, index) => ({ ...line, index }))}
            keyOf={({ index }) => index}
          />
        ) : (
          <p className="page-text text-small">{t("invoices.movedLines")}</p>
        )}
      </PagePart>
      <PagePart title={t("invoices.payments")}>
        {payments.length > 0 ? (
          <Ledger
            caption={t("invoices.payments")}
            columns={paymentColumns}
            rows={payments.map((payment, index) => ({ ...payment, index }))}
            keyOf={({ index }) => index}
          />
        ) : (
          <p className="page-text text-small">{t("invoices.noPayments")}</p>
        )}
      </PagePart>
    </DetailPage>
  );
}

/** Lines and payments have no ids here, so their place tells them apart. */
type Numbered<Row> = Row & { index: number };

function useFacts(invoice: OfficeInvoice): Fact[] {
  const t = useText();
  const { money, day } = useFormats();
  const { customerId, customer, branch, orderNo, earlierNo, jobName, purchaseOrderNo, issuedOn, dueOn, daysPastDue, currency } = invoice;
  const amount = (cents: number) => money(cents, currency);
  return [
    [
      t("books.customer"),
      <Link key="customer" to={`/customers/${customerId}`}>
        {customer}
      </Link>,
    ],
    [t("invoices.branch"), branch],
    [t("order.earlier"), earlierNo],
    ...externalFacts(invoice.externalIds, t),
    [
      t("books.for"),
      orderNo && (
        <Link key="order" to={`/orders/${orderNo}`}>
          {t("order.title", { orderNo: String(orderNo) })}
        </Link>
      ),
    ],
    [t("quotes.job"), [jobName, purchaseOrderNo].filter(Boolean).join(", ")],
    [t("invoices.issued"), day(issuedOn)],
    [t("invoices.due"), dueOn && day(dueOn)],
    [t("invoices.age"), daysPastDue > 0 && t("invoices.daysPastDue", { count: daysPastDue })],
    [t("invoices.goods"), amount(invoice.goodsCents)],
    [t("invoices.delivery"), invoice.deliveryCents !== 0 && amount(invoice.deliveryCents)],
    [t("invoices.tax"), amount(invoice.taxCents)],
    [t("invoices.total"), amount(invoice.totalCents)],
    [t("invoices.prepaid"), invoice.prepaidCents !== 0 && amount(invoice.prepaidCents)],
    [t("invoices.open"), amount(invoice.openCents)],
  ];
}

function useLineColumns({ currency }: OfficeInvoice): Column<Numbered<OfficeInvoice["lines"][number]>>[] {
  const t = useText();
  const unitOf = useTextOr();
  const { money } = useFormats();
  return [
    {
      label: t("line.item"),
      phone: "lead",
      cell: ({ itemNo, name, detail }) => (
        <span>
          {name}
          <small>{[itemNo, detail].filter(Boolean).join(", ")}</small>
        </span>
      ),
    },
    {
      label: t("quotes.quantity"),
      isFigure: true,
      cell: ({ units, sellUnit }) => t("line.units", { count: units, unit: unitOf(`unit.${sellUnit}`, sellUnit, { count: units }) }),
    },
    { label: t("line.amount"), isFigure: true, phone: "end", cell: ({ goodsCents }) => money(goodsCents, currency) },
  ];
}

function usePaymentColumns({ currency }: OfficeInvoice): Column<Numbered<OfficeInvoice["payments"][number]>>[] {
  const t = useText();
  const textOr = useTextOr();
  const paidWith = usePaidWith();
  const { money, moment } = useFormats();
  return [
    { label: t("books.at"), phone: "plain", cell: ({ at }) => moment(at) },
    {
      label: t("books.method"),
      phone: "lead",
      cell: ({ method, card }) => {
        const digits = brandAndDigits(card);
        return [paidWith({ method, ...digits }), !digits.last4 && card].filter(Boolean).join(", ");
      },
    },
    { label: t("books.state"), phone: "state", cell: ({ status }) => textOr(`books.status.${status}`, status) },
    { label: t("books.amount"), isFigure: true, phone: "end", cell: ({ amountCents }) => money(amountCents, currency) },
  ];
}
