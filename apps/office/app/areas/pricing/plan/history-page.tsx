import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CallRefused } from "../../../call/call-failures.ts";
import { load } from "../../../call/load.ts";
import { Empty } from "../../../frame/empty.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PricePages } from "../price-pages.tsx";
import { PriceInWords } from "./price-in-words.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const itemNo = new URL(request.url).searchParams.get("item")?.trim() ?? "";
  if (itemNo === "") return { itemNo, history: null, refused: null };
  try {
    return { itemNo, history: await load("priceHistory", { itemNo }, request), refused: null };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return { itemNo, history: null, refused: error.messages };
  }
}

export function Component() {
  const t = useText();
  const { day, moment, money } = useFormats();
  const { itemNo, history, refused } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={history ? t("plan.historyOf", { item: history.itemNo }) : t("plan.history")}>
        {history && <span className="soft">{history.name}</span>}
      </PageHeading>
      <PricePages />
      <Form role="search" className="filters">
        <div className="field-slot">
          <Field key={itemNo} name="item" label={t("stock.item")} defaultValue={itemNo} required maxLength={40} autoComplete="off" />
        </div>
        <Button type="submit" look="tool">
          {t("plan.show")}
        </Button>
      </Form>
      {refused && (
        <div className="page-text">
          <Notice kind="alert">{refused.join(" ")}</Notice>
        </div>
      )}
      {!history && !refused && <Empty title={t("stock.ask")}>{t("plan.historyHint")}</Empty>}
      {history && history.planned.length > 0 && (
        <Ledger
          caption={t("plan.plannedTitle")}
          rows={history.planned}
          keyOf={({ planId }) => planId}
          columns={[
            { label: t("plan.from"), cell: ({ planId, startsOn }) => <Link to={`/prices/planned/${planId}`}>{day(startsOn)}</Link> },
            { label: t("plan.by"), cell: ({ by }) => by ?? t("plan.byImport") },
            { label: t("plan.listPrice"), isFigure: true, cell: ({ listCents }) => money(listCents) },
          ]}
        />
      )}
      {history?.changes.length === 0 && <Empty title={t("plan.noChanges")}>{t("plan.noChangesHint")}</Empty>}
      {history && history.changes.length > 0 && (
        <Ledger
          caption={t("plan.history")}
          rows={history.changes.map((change, index) => ({ ...change, index }))}
          keyOf={({ index }) => index}
          columns={[
            { label: t("plan.at"), cell: ({ at }) => moment(at) },
            { label: t("plan.by"), cell: ({ by }) => by ?? t("plan.byImport") },
            { label: t("plan.before"), phone: "named", isFigure: true, cell: ({ before }) => <PriceInWords price={before} /> },
            { label: t("plan.after"), isFigure: true, cell: ({ after }) => <PriceInWords price={after} /> },
          ]}
        />
      )}
    </>
  );
}
