import { Notice } from "@azulejo/ui/notice.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Empty } from "../../frame/empty.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { sectionsFor } from "../../frame/sections.ts";
import { useStaff } from "../../frame/staff.ts";
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

/** A warning if the terms that buyers agree to aren't the published ones. */
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

type TodayData = Awaited<ReturnType<typeof readToday>>;
interface Waiting {
  to: string;
  words: MessageKey;
  /** Null if the staff member lacks the right to see it. */
  count: number | null;
  /** Something is overdue. */
  isLate?: boolean;
}

/** Returns kinds of waiting work, grouped by the people who do it. */
const groupsOf = ({ waiting, searches, privacy, imports, ...today }: TodayData): { name: MessageKey; figures: Waiting[] }[] => [
  {
    name: "today.group.orders",
    figures: [
      { to: "/orders", count: today.openOrders, words: "today.openOrders" },
      ...waiting.map(({ work, count }) => ({
        to: `/orders?status=${work}`,
        count,
        words: `today.${work}` as const,
        isLate: work === "late",
      })),
    ],
  },
  {
    name: "today.group.returns",
    figures: [
      { to: "/returns", count: today.returns, words: "today.returns" },
      { to: "/returns/replacements", count: today.replacements, words: "today.replacements" },
    ],
  },
  {
    name: "today.group.customers",
    figures: [
      { to: "/quotes", count: today.quotes, words: "today.quotes" },
      { to: "/certificates", count: today.certificates, words: "today.certificates" },
      { to: "/applications", count: today.applications, words: "today.applications" },
      { to: "/content/forms", count: today.forms, words: "today.forms" },
      { to: "/privacy", count: privacy?.open ?? null, words: "today.privacy" },
      { to: "/privacy", count: privacy?.late ?? null, words: "today.privacyLate", isLate: true },
    ],
  },
  {
    name: "today.group.catalog",
    figures: [
      { to: "/prices/planned", count: today.plans, words: "today.plans" },
      { to: "/catalogue/imports", count: imports?.checked ?? null, words: "today.importsChecked" },
      { to: "/catalogue/imports", count: imports?.failed ?? null, words: "today.importsFailed", isLate: true },
    ],
  },
  {
    name: "today.group.site",
    figures: [
      { to: "/content/releases", count: today.releases, words: "today.releases" },
      { to: "/settings/legal", count: today.legalTexts, words: "today.legalTexts" },
      {
        to: `/reports/searches?show=missed&from=${searches?.from}&to=${searches?.to}`,
        count: searches?.terms ?? null,
        words: "today.searches",
      },
    ],
  },
];

/** Counts of work that waits for staff; kinds without work are left out. */
function Figures() {
  const t = useText();
  const today = useLoaderData<typeof loader>();
  const groups = groupsOf(today)
    .map(({ name, figures }) => ({ name, figures: figures.filter(({ count }) => count !== null && count > 0) }))
    .filter(({ figures }) => figures.length > 0);
  if (groups.length === 0)
    return today.openOrders === null ? <NothingWaits /> : <Empty title={t("today.nothing")}>{t("today.nothingWhy")}</Empty>;
  const orders = groups.find(({ name }) => name === "today.group.orders");
  const others = groups.filter((group) => group !== orders);
  return (
    <div className="figure-groups">
      {orders && (
        <section aria-label={t(orders.name)} className="figures">
          {orders.figures.map((figure) => (
            <Figure key={figure.words} {...figure} />
          ))}
        </section>
      )}
      {others.length > 0 && (
        <div className="work-lists">
          {others.map(({ name, figures }) => (
            <section key={name} aria-labelledby={name}>
              <h2 id={name}>{t(name)}</h2>
              <ul>
                {figures.map((figure) => (
                  <li key={figure.words}>
                    <Figure {...figure} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

/** For roles without orders: where their work is. */
function NothingWaits() {
  const t = useText();
  const links = sectionsFor(useStaff())
    .flat()
    .filter(({ path }) => path !== "/");
  return (
    <>
      <Empty title={t("today.nothing")}>{t("today.nothingYours")}</Empty>
      <div className="figure-groups">
        <div className="work-lists">
          <section aria-labelledby="sections">
            <h2 id="sections">{t("today.sections")}</h2>
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
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
function Figure({ to, count, words, isLate = false }: Waiting) {
  const t = useText();
  if (count === null) return null;
  return (
    <Link to={to} className={isLate ? "no-underline warn" : "no-underline"}>
      <b>{count}</b>
      <span>{t(words, { count })}</span>
    </Link>
  );
}
