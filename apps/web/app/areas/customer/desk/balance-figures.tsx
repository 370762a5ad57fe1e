import "virtual:words/desk";
import "./desk.css";
import type { Balance, ListedInvoice } from "@azulejo/contract/areas/customer.ts";
import { joined, money, shortDay } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";

interface Props {
  balance: Balance;
  /** Open invoices, those due first at the start; the first ones are listed below the amount that is due. */
  invoices: ListedInvoice[];
  /** Whether the figures leave out branches that the user isn't assigned to. */
  isLimited: boolean;
}

const NAMED = 3;
/** Days within which an amount counts as due soon. */
const SOON = 10;

/** A business account's balance, available credit, and due amounts; each figure links to its details. */
export function BalanceFigures({ balance, invoices, isLimited }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { currency, balanceCents, branches, limitCents, availableCents, orderedCents, heldCents } = balance;
  const { pastDueCents, pastDueCount, dueSoonCents, dueSoonCount } = balance;
  const owed = invoices.filter(({ openCents }) => openCents > 0);
  const pastDue = owed.filter(({ daysPastDue }) => daysPastDue > 0);
  const dueSoon = owed.filter(({ daysPastDue }) => daysPastDue <= 0 && daysPastDue >= -SOON);
  const shown = (cents: number) => money(cents, language, currency);
  const names = branches.flatMap(({ name }) => name ?? []);
  return (
    <section aria-label={t("desk.money")}>
      {names.length > 0 && <p className="desk-covers">{isLimited ? joined(names, language) : t("desk.allBranches")}</p>}
      <div className="desk-figures">
        <div>
          <h2>{t("desk.balance")}</h2>
          <a href={address("account/statements")}>{t("desk.explain")}</a>
          <strong>{shown(balanceCents)}</strong>
          {branches.length > 1 && (
            <dl>
              {branches.map(({ id, name, cents }) => (
                <div key={id ?? 0}>
                  <dt>{name ?? t("desk.noBranch")}</dt>
                  <dd>{shown(cents)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {limitCents !== null && availableCents !== null && (
          <div>
            <h2>{t("desk.credit")}</h2>
            <span className="text-ink-soft">{t("desk.creditOf", { limit: shown(limitCents) })}</span>
            <strong>{shown(availableCents)}</strong>
            <CreditBar limitCents={limitCents} balanceCents={balanceCents} orderedCents={orderedCents + heldCents} />
            <dl>
              <div>
                <dt className="of-balance">{t("desk.balance")}</dt>
                <dd>{shown(balanceCents)}</dd>
              </div>
              <div>
                <dt className="of-orders">{t("desk.ordered")}</dt>
                <dd>{shown(orderedCents + heldCents)}</dd>
              </div>
            </dl>
          </div>
        )}
        <div className={pastDueCount > 0 ? "past-due text-clay" : undefined}>
          <h2>{t("desk.pastDue")}</h2>
          {pastDueCount > 0 && <a href={address("account/invoices")}>{t("desk.see", { count: pastDueCount })}</a>}
          <strong>{shown(pastDueCents)}</strong>
          <NamedInvoices invoices={pastDue} note={({ daysPastDue }) => t("desk.days", { count: daysPastDue })} />
        </div>
        <div>
          <h2>{t("desk.dueSoon")}</h2>
          {dueSoonCount > 0 && <a href={address("account/invoices")}>{t("desk.see", { count: dueSoonCount })}</a>}
          <strong>{shown(dueSoonCents)}</strong>
          <NamedInvoices invoices={dueSoon} note={({ dueOn }) => (dueOn ? shortDay(dueOn, language) : "")} />
        </div>
      </div>
    </section>
  );
}

interface NamedProps {
  invoices: ListedInvoice[];
  /** Returns the text beside an invoice: its due date, or how late it is. */
  note(invoice: ListedInvoice): string;
}

/** The first of several invoices: number and branch, status, and open amount. */
function NamedInvoices({ invoices, note }: NamedProps) {
  const language = useLanguage();
  const documents = useAddress()("account/document");
  if (invoices.length === 0) return null;
  return (
    <ul>
      {invoices.slice(0, NAMED).map((invoice) => (
        <li key={invoice.invoiceNo}>
          <a href={`${documents}?invoice=${invoice.invoiceNo}`} data-reload>
            {invoice.invoiceNo}
          </a>
          <span>{note(invoice)}</span>
          <span>{money(invoice.openCents, language, invoice.currency)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A bar of the credit line: how much is used by invoices, and how much by orders not yet invoiced. */
function CreditBar({ limitCents, balanceCents, orderedCents }: { limitCents: number; balanceCents: number; orderedCents: number }) {
  const part = (cents: number) => (limitCents === 0 ? 0 : Math.min(1000, (1000 * Math.max(0, cents)) / limitCents));
  const used = part(balanceCents);
  return (
    <svg className="credit-bar" viewBox="0 0 1000 18" preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y="0" width={used} height="18" className="of-balance" />
      <rect x={used} y="0" width={Math.min(1000 - used, part(orderedCents))} height="18" className="of-orders" />
    </svg>
  );
}
