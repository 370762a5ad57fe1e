import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { Empty } from "../../frame/empty.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { ActionMenu } from "../../frame/menu/action-menu.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { CustomerTabs } from "./customer-tabs.tsx";
import { OpenBusinessDialog } from "./open-business-dialog.tsx";
import { termWords } from "./term-words.ts";
import { TermsDialog } from "./terms-dialog.tsx";

const PAGE_SIZE = 50;

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = search.get("query")?.trim();
  return load("customers", { page: pageOf(search), ...(query && { query }) }, request);
}

type Customer = Awaited<ReturnType<typeof loader>>["customers"][number];

export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { customers, total } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const query = search.get("query") ?? "";
  const [edited, setEdited] = useState<Customer | null>(null);
  const may = useMay();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const opened = (customerId: number, name: string) => {
    announce(t("business.opened", { name }));
    void navigate(`/customers/${customerId}`);
  };
  const saved = (name: string) => {
    announce(t("customers.saved", { name }));
    void revalidate();
  };
  return (
    <>
      <PageHeading
        help="customers"
        title={t("section.customers")}
        actions={
          may("customers.write") && (
            <Button type="button" look="tool" onClick={() => setOpening(true)}>
              {t("business.openAction")}
            </Button>
          )
        }
      >
        <span className="soft tabular">{t("customers.count", { count: total })}</span>
      </PageHeading>
      <div className="filters">
        <CustomerTabs />
        <Form role="search" className="filter-form">
          <div className="field-slot">
            <Field key={query} name="query" label={t("customers.find")} defaultValue={query} maxLength={80} autoComplete="off" />
          </div>
          <Button type="submit" look="tool">
            {t("frame.findGo")}
          </Button>
          {query && <Link to="/customers">{t("customers.showAll")}</Link>}
        </Form>
      </div>
      {customers.length > 0 ? (
        <CustomersTable customers={customers} onEdit={setEdited} />
      ) : (
        <Empty title={t("customers.none")}>{t(query ? "customers.noneFound" : "customers.noneYet")}</Empty>
      )}
      <Pager page={pageOf(search)} pageSize={PAGE_SIZE} total={total} />
      {isOpening && <OpenBusinessDialog onOpened={opened} onClose={() => setOpening(false)} />}
      {edited && <TermsDialog customer={edited} onSaved={saved} onClose={() => setEdited(null)} />}
    </>
  );
}

function CustomersTable({ customers, onEdit }: { customers: readonly Customer[]; onEdit(customer: Customer): void }) {
  const t = useText();
  const typeOf = useTextOr();
  const may = useMay();
  const { money } = useFormats();
  const columns: Column<Customer>[] = [
    {
      label: t("customers.name"),
      cell: (customer) => <Link to={`/customers/${customer.customerId}`}>{customer.name}</Link>,
    },
    { label: t("customers.type"), phone: "plain", cell: ({ type }) => typeOf(`customerType.${type}`, type) },
    { label: t("customers.terms"), cell: ({ paymentTerm }) => termWords(paymentTerm, t) },
    {
      label: t("customers.limit"),
      phone: "none",
      isFigure: true,
      cell: ({ creditLimitCents, currency }) => (creditLimitCents === null ? "—" : money(creditLimitCents, currency)),
    },
    {
      label: t("customers.owed"),
      phone: "end",
      isFigure: true,
      cell: ({ owedCents, creditLimitCents, currency }) => (
        <span className={creditLimitCents !== null && owedCents > creditLimitCents ? "warn" : undefined}>{money(owedCents, currency)}</span>
      ),
    },
    { label: t("customers.held"), phone: "none", isFigure: true, cell: ({ heldCents, currency }) => money(heldCents, currency) },
    { label: t("customers.postalCode"), phone: "none", cell: ({ postalCode }) => postalCode ?? "—" },
    {
      label: t("customers.state"),
      phone: "plain",
      cell: ({ locked }) =>
        locked ? <span className="warn">{t("customers.locked")}</span> : <span className="wide-only">{t("customers.open")}</span>,
    },
  ];
  const actionsOf = (customer: Customer) => [
    ...(may("customers.write")
      ? [{ label: t("customer.terms"), fullLabel: t("customer.termsOf", { name: customer.name }), does: () => onEdit(customer) }]
      : []),
    ...(may("prices.write")
      ? [
          {
            label: t("customers.prices"),
            fullLabel: t("customers.pricesOf", { name: customer.name }),
            does: `/customers/${customer.customerId}/prices?name=${encodeURIComponent(customer.name)}`,
          },
        ]
      : []),
  ];
  if (may("customers.write") || may("prices.write")) {
    columns.push({
      label: t("frame.change"),
      phone: "state",
      cell: (customer) => (
        <ActionMenu
          isInRow
          label={t("frame.change")}
          fullLabel={t("frame.changeOf", { name: customer.name })}
          actions={actionsOf(customer)}
        />
      ),
    });
  }
  return <Ledger caption={t("section.customers")} columns={columns} rows={customers} keyOf={({ customerId }) => customerId} />;
}
