import type { PricePlan } from "@azulejo/contract/areas/office.ts";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { DetailPage, PagePart } from "../../frame/pages/detail-page.tsx";
import { readStaff, useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { DepartmentPrices, SalesTable } from "./overview-tables.tsx";
import { usePlanWords } from "./plan/use-plan-words.ts";
import { PricePages } from "./price-pages.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { rights } = await readStaff(request);
  const [overview, levels, planned] = await Promise.all([
    load("priceOverview", {}, request),
    load("priceLevels", {}, request),
    rights.includes("promotions.write") ? load("pricePlans", {}, request) : null,
  ]);
  return { ...overview, levels, plans: planned?.plans ?? null };
}

/** List prices and sales, with what is coming, and the price levels of business accounts. */
export function Component() {
  const t = useText();
  const may = useMay();
  const { departments, sales, plans } = useLoaderData<typeof loader>();
  return (
    <DetailPage
      help="prices"
      title={t("section.prices")}
      pages={<PricePages />}
      actions={
        may("promotions.write") && (
          <>
            <Link to="/prices/plan?kind=list" className={buttonClass("tool", "no-underline")}>
              {t("plan.planList")}
            </Link>
            <Link to="/prices/plan" className={buttonClass("primary", "button-tool no-underline")}>
              {t("plan.kind.sale")}
            </Link>
          </>
        )
      }
    >
      {may("orders.read") && <FindPrice />}
      {plans && <Coming plans={plans} />}
      <PagePart title={t("prices.sales")}>
        {sales.length > 0 ? <SalesTable sales={sales} /> : <p className="page-text soft">{t("prices.noSales")}</p>}
      </PagePart>
      <PagePart title={t("prices.listPrices")}>
        <DepartmentPrices departments={departments} />
      </PagePart>
      <Levels />
    </DetailPage>
  );
}

/** Leads to the prices of one item. */
function FindPrice() {
  const t = useText();
  return (
    <Form action="/prices/history" role="search" className="filters">
      <div className="field-slot">
        <Field name="item" label={t("stock.item")} required maxLength={40} autoComplete="off" />
      </div>
      <Button type="submit" look="tool">
        {t("prices.findItem")}
      </Button>
    </Form>
  );
}

function Coming({ plans }: { plans: readonly PricePlan[] }) {
  const t = useText();
  const { day, figure } = useFormats();
  const { changeOf, scopeOf } = usePlanWords();
  return (
    <PagePart title={t("plan.plannedTitle")}>
      {plans.length === 0 ? (
        <p className="page-text soft">{t("plan.nonePlanned")}</p>
      ) : (
        <Ledger
          caption={t("plan.plannedTitle")}
          rows={plans}
          keyOf={({ planId }) => planId}
          columns={[
            {
              label: t("plan.from"),
              phone: "end",
              cell: ({ planId, startsOn }) => <Link to={`/prices/planned/${planId}`}>{day(startsOn)}</Link>,
            },
            { label: t("plan.kind"), phone: "lead", cell: changeOf },
            { label: t("plan.of"), cell: scopeOf },
            { label: t("plan.items"), isFigure: true, phone: "named", cell: ({ items }) => figure(items) },
          ]}
        />
      )}
    </PagePart>
  );
}

function Levels() {
  const t = useText();
  const { levels } = useLoaderData<typeof loader>();
  const add = (
    <Link to="/prices/new" className={buttonClass("tool", "no-underline")}>
      {t("prices.newLevel")}
    </Link>
  );
  return (
    <PagePart title={t("prices.levels")} actions={add}>
      {levels.length > 0 ? (
        <Ledger
          caption={t("prices.levels")}
          rows={levels}
          keyOf={({ code }) => code}
          columns={[
            { label: t("prices.name"), cell: ({ code, name }) => <Link to={`/prices/${code}`}>{name}</Link> },
            { label: t("prices.code"), cell: ({ code }) => code },
            { label: t("prices.accounts"), isFigure: true, phone: "named", cell: ({ accounts }) => accounts },
            { label: t("prices.lineCount"), isFigure: true, phone: "named", cell: ({ lines }) => lines.length },
          ]}
        />
      ) : (
        <p className="page-text soft">{t("prices.noLevelsHint")}</p>
      )}
      <p className="page-text soft">{t("prices.contractsHint")}</p>
    </PagePart>
  );
}
