import { buttonClass } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../../call/load.ts";
import { Empty } from "../../../frame/empty.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PricePages } from "../price-pages.tsx";
import { usePlanWords } from "./use-plan-words.ts";

export const loader = ({ request }: LoaderFunctionArgs) => load("pricePlans", {}, request);

export function Component() {
  const t = useText();
  const { day, weekday, figure, moment } = useFormats();
  const { changeOf, scopeOf } = usePlanWords();
  const { plans } = useLoaderData<typeof loader>();
  const add = (
    <Link to="/prices/plan?kind=list" className={buttonClass("tool", "no-underline")}>
      {t("plan.planList")}
    </Link>
  );
  return (
    <>
      <PageHeading help="planned" title={t("plan.plannedTitle")} actions={add} />
      <PricePages />
      {plans.length === 0 ? (
        <Empty title={t("plan.nonePlanned")}>{t("plan.nonePlannedHint")}</Empty>
      ) : (
        <Ledger
          caption={t("plan.plannedTitle")}
          rows={plans}
          keyOf={({ planId }) => planId}
          columns={[
            {
              label: t("plan.from"),
              phone: "end",
              cell: ({ planId, startsOn }) => (
                <div>
                  <Link to={`/prices/planned/${planId}`}>{day(startsOn)}</Link>
                  <small>{weekday(startsOn)}</small>
                </div>
              ),
            },
            {
              label: t("plan.kind"),
              phone: "lead",
              cell: (plan) => (
                <div>
                  {changeOf(plan)}
                  <small>{scopeOf(plan)}</small>
                </div>
              ),
            },
            {
              label: t("plan.by"),
              cell: ({ by, at }) => (
                <div>
                  {by ?? t("plan.byImport")}
                  <small>{moment(at)}</small>
                </div>
              ),
            },
            { label: t("plan.items"), phone: "named", isFigure: true, cell: ({ items }) => figure(items) },
          ]}
        />
      )}
    </>
  );
}
