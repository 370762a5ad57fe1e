import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import type { Fact } from "../../frame/ledger/facts-line.tsx";
import { ActionMenu } from "../../frame/menu/action-menu.tsx";
import { DetailPage, PagePart } from "../../frame/pages/detail-page.tsx";
import { readStaff, useAllStores, useMay } from "../../frame/staff.ts";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { CheckDialog } from "./check-dialog.tsx";
import { externalFacts } from "./external-facts.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { PeopleTable } from "./people-table.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RecentOrders } from "./recent-orders.tsx";
import { termWords } from "./term-words.ts";
import { TermsDialog } from "./terms-dialog.tsx";

const NEWEST = 10;
const noId = 2_147_483_647;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const customerId = Number(params["customerId"]?.replaceAll(/\D/g, "") || 0) || noId;
  const { rights } = await readStaff(request);
  const [customer, orders] = await Promise.all([
    load("customer", { customerId }, request),
    rights.includes("orders.read") ? load("orders", { status: "all", customerId, pageSize: NEWEST }, request) : null,
  ]);
  // The number of a merged account redirects to the account it became part of.
  if (customer.customerId !== customerId) throw redirect(`/customers/${customer.customerId}`);
  return { customer, orders: orders?.orders ?? null };
}

/** Everything about a business account. */
export function Component() {
  const t = useText();
  const may = useMay();
  const announce = useAnnounce();
  const facts = useFacts();
  const loaded = useLoaderData<typeof loader>();
  const [customer, setCustomer] = useState(loaded.customer);
  useEffect(() => setCustomer(loaded.customer), [loaded.customer]);
  const lock = useCall("lockCustomer");
  const [opened, setOpened] = useState<Opened>(null);
  const { customerId, name } = customer;
  const setLocked = async (locked: boolean, reason?: string): Promise<boolean> => {
    const changed = await lock.send({ customerId, locked, ...(reason !== undefined && { reason }) });
    if (changed) {
      setCustomer(changed);
      announce(t(locked ? "lock.done" : "lock.undone", { name }));
    }
    return changed !== null;
  };
  return (
    <DetailPage
      help="customer"
      title={name}
      note={customer.locked && <span className="warn">{[t("lock.locked"), customer.lockReason].filter(Boolean).join(": ")}</span>}
      actions={<Actions customer={customer} isUnlocking={lock.isSending} onOpen={setOpened} onUnlock={() => void setLocked(false)} />}
      failure={opened === "lock" ? null : lock.failure}
      facts={facts(customer)}
    >
      {loaded.orders && (
        <RecentOrders orders={loaded.orders} query={new URLSearchParams({ status: "all", customer: String(customerId) }).toString()} />
      )}
      <PagePart
        title={t("customer.users")}
        actions={
          may("customers.write") && (
            <Button type="button" look="tool" onClick={() => setOpened("invite")}>
              {t("business.invite")}
            </Button>
          )
        }
      >
        <PeopleTable caption={t("customer.users")} people={customer.users} isOfBusiness />
      </PagePart>
      <Panels customer={customer} />
      <ChangeDialogs customer={customer} opened={opened} onClose={() => setOpened(null)} />
      {opened === "lock" && (
        <ReasonDialog
          title={t("lock.title", { name })}
          confirm={t("lock.lock")}
          happens={t("lock.happensBusiness")}
          isSending={lock.isSending}
          failure={lock.failure}
          onReason={(reason) => setLocked(true, reason)}
          onClose={() => setOpened(null)}
        />
      )}
    </DetailPage>
  );
}

type Customer = CallValue<"customer">;
type Opened = "terms" | "lock" | "check" | "invite" | null;

function useFacts() {
  const t = useText();
  const wordOf = useTextOr();
  const { money } = useFormats();
  return (customer: Customer): Fact[] => {
    const { currency, invoices } = customer;
    return [
      [t("customers.type"), wordOf(`customerType.${customer.type}`, customer.type)],
      [t("customers.terms"), termWords(customer.paymentTerm, t)],
      [t("customers.limit"), customer.creditLimitCents === null ? "—" : money(customer.creditLimitCents, currency)],
      [t("customers.owed"), money(customer.owedCents, currency)],
      [
        t("customer.openInvoices"),
        invoices.openCount > 0 && t("customer.openInvoicesOf", { count: invoices.openCount, amount: money(invoices.openCents, currency) }),
      ],
      [t("customer.priceLevel"), customer.priceLevel ?? "—"],
      [t("customers.postalCode"), customer.postalCode ?? "—"],
      [t("customer.number"), String(customer.customerId)],
      ...externalFacts(customer.externalIds, t),
      [t("customer.overdue"), invoices.overdueCents > 0 && <span className="warn">{money(invoices.overdueCents, currency)}</span>],
    ];
  };
}

interface ActionsProps {
  customer: Customer;
  isUnlocking: boolean;
  onOpen(dialog: Opened): void;
  onUnlock(): void;
}

function Actions({ customer, isUnlocking, onOpen, onUnlock }: ActionsProps) {
  const t = useText();
  const may = useMay();
  const hasAllStores = useAllStores();
  const { customerId, name } = customer;
  const lock = customer.locked
    ? { label: t("lock.unlock"), does: () => !isUnlocking && onUnlock() }
    : { label: t("lock.lock"), does: () => onOpen("lock") };
  const merge = { label: t("merge.title"), does: `/customers/${customerId}/merge` };
  const terms = { label: t("customer.terms"), does: () => onOpen("terms") };
  const changes = may("customers.write") ? [terms, ...(hasAllStores ? [merge] : []), lock] : [];
  return (
    <>
      {may("prices.write") && (
        <Link to={`/customers/${customerId}/prices?name=${encodeURIComponent(name)}`} className={buttonClass("tool")}>
          {t("customers.prices")}
        </Link>
      )}
      {may("payments.read") && hasAllStores && (
        <Link to={`/customers/${customerId}/statements`} className={buttonClass("tool")}>
          {t("statements.title")}
        </Link>
      )}
      {may("payments.read") && hasAllStores && (
        <Link to={`/money/invoices?customer=${customerId}&status=all`} className={buttonClass("tool")}>
          {t("invoices.title")}
        </Link>
      )}
      {changes.length > 0 && <ActionMenu label={t("frame.moreActions")} actions={changes} />}
      {may("payments.record") && customer.invoices.open.length > 0 && (
        <Button type="button" className="min-h-9!" onClick={() => onOpen("check")}>
          {t("check.record")}
        </Button>
      )}
    </>
  );
}

function Panels({ customer }: { customer: Customer }) {
  const t = useText();
  const wordOf = useTextOr();
  const may = useMay();
  const { moment, day } = useFormats();
  return (
    <div className="order-panels">
      <PagePart title={t("customer.branches")}>
        <ul className="entries">
          {customer.branches.map(({ number, name: branch, city, state }) => (
            <li key={number}>
              <span>{`${number} ${branch}`}</span>
              <span>{`${city}, ${state}`}</span>
            </li>
          ))}
        </ul>
      </PagePart>
      {customer.quotes.length > 0 && (
        <PagePart title={t("section.quotes")}>
          <ul className="entries">
            {customer.quotes.map(({ quoteNo, state, askedAt, jobName }) => (
              <li key={quoteNo}>
                <span>
                  {may("quotes.write") ? <Link to={`/quotes/${quoteNo}`}>{quoteNo}</Link> : quoteNo}
                  <small>{[wordOf(`customer.quote.${state}`, state), jobName].filter(Boolean).join(", ")}</small>
                </span>
                <time dateTime={askedAt}>{moment(askedAt)}</time>
              </li>
            ))}
          </ul>
        </PagePart>
      )}
      {customer.certificates.length > 0 && (
        <PagePart
          title={t("section.certificates")}
          actions={may("customers.write") && <Link to="/certificates">{t("customer.toCertificates")}</Link>}
        >
          <ul className="entries">
            {customer.certificates.map(({ id, province, state, expiresOn }) => (
              <li key={id}>
                <span>
                  {province}
                  <small>{t(`customer.certificate.${state}`)}</small>
                </span>
                <span>{expiresOn && t("customer.until", { day: day(expiresOn) })}</span>
              </li>
            ))}
          </ul>
        </PagePart>
      )}
    </div>
  );
}

interface DialogsProps {
  customer: Customer;
  opened: Opened;
  onClose(): void;
}

function ChangeDialogs({ customer, opened, onClose }: DialogsProps) {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  if (opened === "terms")
    return <TermsDialog customer={customer} onSaved={() => done(t("customers.saved", { name: customer.name }))} onClose={onClose} />;
  if (opened === "invite")
    return (
      <InviteDialog
        customerId={customer.customerId}
        name={customer.name}
        onInvited={(email) => done(t("business.invited", { email }))}
        onClose={onClose}
      />
    );
  return opened === "check" && <CheckDialog customer={customer} onDone={done} onClose={onClose} />;
}
