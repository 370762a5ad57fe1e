import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { CallRefused } from "../../../call/call-failures.ts";
import type { CallValue } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { CallDialog } from "../../../frame/pages/call-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PricePages } from "../price-pages.tsx";
import { ChangedPrices } from "./changed-prices.tsx";
import { PlanStart } from "./plan-start.tsx";
import { addressOf } from "./planned-change.ts";
import { usePlanWords } from "./use-plan-words.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  try {
    return { plan: await load("pricePlan", { planId: Number(params.planId) }, request), refused: null };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return { plan: null, refused: error.messages };
  }
}

export function Component() {
  const t = useText();
  const { day, moment } = useFormats();
  const { changeOf, scopeOf } = usePlanWords();
  const { plan, refused } = useLoaderData<typeof loader>();
  const [isAsking, setAsking] = useState(false);
  const [takenOut, setTakenOut] = useState<string | null>(null);
  if (!plan)
    return (
      <>
        <PageHeading title={t("plan.plannedTitle")} />
        <PricePages />
        <div className="page-text">
          <Notice kind="alert">{refused.join(" ")}</Notice>
        </div>
      </>
    );
  const actions = (
    <>
      {plan.kind !== "import" && (
        <Link to={addressOf(plan)} className={buttonClass("tool", "no-underline")}>
          {t("plan.change")}
        </Link>
      )}
      <Button type="button" look="tool" onClick={() => setAsking(true)}>
        {t("plan.withdraw")}
      </Button>
    </>
  );
  return (
    <>
      <PageHeading title={t("plan.plannedFor", { day: day(plan.startsOn) })} actions={actions}>
        <span className="soft">{t("plan.summary", { change: changeOf(plan), scope: scopeOf(plan) })}</span>
      </PageHeading>
      <PricePages />
      <PlanStart day={plan.startsOn} />
      <p className="page-text soft">{t("plan.plannedBy", { by: plan.by ?? t("plan.byImport"), at: moment(plan.at) })}</p>
      <ChangedPrices caption={t("plan.touches")} rows={plan.first} onTakeOut={setTakenOut} />
      {plan.items > plan.first.length && <p className="page-text soft">{t("plan.more", { count: plan.items - plan.first.length })}</p>}
      {takenOut !== null && <TakeOutDialog plan={plan} itemNo={takenOut} onClose={() => setTakenOut(null)} />}
      {isAsking && <WithdrawDialog plan={plan} onClose={() => setAsking(false)} />}
    </>
  );
}

interface DialogProps {
  plan: CallValue<"pricePlan">;
  onClose(): void;
}

function TakeOutDialog({ plan: { planId, startsOn, items }, itemNo, onClose }: DialogProps & { itemNo: string }) {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { day } = useFormats();
  const { revalidate } = useRevalidator();
  return (
    <CallDialog
      call="withdrawPrices"
      title={t("plan.takeOutOf", { item: itemNo })}
      confirm={t("plan.takeOut")}
      inputOf={() => ({ planId, itemNo })}
      onDone={() => {
        announce(t("plan.takenOut", { item: itemNo }));
        void (items > 1 ? revalidate() : navigate("/prices/planned"));
      }}
      onClose={onClose}
    >
      <p className="what-happens">{t("plan.takeOutHappens", { item: itemNo, day: day(startsOn) })}</p>
    </CallDialog>
  );
}

function WithdrawDialog({ plan: { planId, startsOn, items }, onClose }: DialogProps) {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { day } = useFormats();
  return (
    <CallDialog
      call="withdrawPrices"
      title={t("plan.withdraw")}
      confirm={t("plan.withdraw")}
      inputOf={() => ({ planId })}
      onDone={(withdrawn) => {
        announce(t("plan.withdrawn", { count: withdrawn.items }));
        void navigate("/prices/planned");
      }}
      onClose={onClose}
    >
      <p className="what-happens">{t("plan.withdrawHappens", { count: items, day: day(startsOn) })}</p>
    </CallDialog>
  );
}
