import { Notice } from "@azulejo/ui/notice.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Empty } from "../../frame/empty.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { OrdersTable } from "../order/orders-table.tsx";
import { readToday } from "./read-today.ts";

export const loader = ({ request }: LoaderFunctionArgs) => readToday(request);

export function Component() {
  const t = useText();
  const { openOrders } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading help="today" title={t("section.today")} />
      <TermsNotice />
      <Figures />
      {openOrders !== null && <NewestOrders />}
    </>
  );
}

/** Says when the terms that buyers agree to are not the published ones. */
function TermsNotice() {
  const t = useText();
  const { terms } = useLoaderData<typeof loader>();
  if (!terms) return null;
  return (
    <div className="page-text">
      <Notice kind="alert">
        <p>
          {terms.published === null
            ? t("legal.noTerms", { agreed: terms.agreed })
            : t("legal.otherTerms", { agreed: terms.agreed, published: terms.published })}
        </p>
        <p className="mt-2">
          <Link to="/settings/legal">{t("today.checkTerms")}</Link>
        </p>
      </Notice>
    </div>
  );
}

/** What waits for staff. */
function Figures() {
  const today = useLoaderData<typeof loader>();
  const { legalTexts, searches, privacy } = today;
  return (
    <div className="figures">
      <Figure to="/orders" count={today.openOrders} words="today.openOrders" />
      {today.waiting.map(({ work, count }) => (
        <Figure key={work} to={`/orders?status=${work}`} count={count} words={`today.${work}`} />
      ))}
      <Figure to="/returns" count={today.returns} words="today.returns" />
      <Figure to="/returns/replacements" count={today.replacements} words="today.replacements" />
      <Figure to="/quotes" count={today.quotes} words="today.quotes" />
      <Figure to="/certificates" count={today.certificates} words="today.certificates" />
      <Figure to="/applications" count={today.applications} words="today.applications" />
      <Figure to="/content/forms" count={today.forms} words="today.forms" />
      <Figure to="/content/releases" count={today.releases} words="today.releases" />
      {legalTexts !== 0 && <Figure to="/settings/legal" count={legalTexts} words="today.legalTexts" />}
      {searches !== null && searches.terms > 0 && (
        <Figure
          to={`/reports/searches?show=missed&from=${searches.from}&to=${searches.to}`}
          count={searches.terms}
          words="today.searches"
        />
      )}
      <Figure to="/privacy" count={privacy?.open ?? null} words="today.privacy" />
      {privacy !== null && privacy.late > 0 && <Figure to="/privacy" count={privacy.late} words="today.privacyLate" />}
    </div>
  );
}

function NewestOrders() {
  const t = useText();
  const { newest } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="newest">
      <div className="bar-heading mt-6">
        <h2 id="newest">{t("today.newest")}</h2>
        <span className="page-actions">
          <Link to="/orders">{t("today.allOrders")}</Link>
        </span>
      </div>
      {newest.length > 0 ? (
        <OrdersTable caption={t("today.newest")} orders={newest} />
      ) : (
        <Empty title={t("today.noOrders")}>{t("today.noOrdersWhy")}</Empty>
      )}
    </section>
  );
}

/** How many wait, leading to their list. */
function Figure({ to, count, words }: { to: string; count: number | null; words: MessageKey }) {
  const t = useText();
  if (count === null) return null;
  return (
    <Link to={to} className="no-underline">
      <b>{count}</b>
      {t(words, { count })}
    </Link>
  );
}
