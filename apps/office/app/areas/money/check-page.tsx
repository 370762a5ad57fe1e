import type { BookCheckRun } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Disclosure } from "@azulejo/ui/disclosure.tsx";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { load } from "../../call/load.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { Empty } from "../../frame/empty.tsx";
import { FactsLine } from "../../frame/ledger/facts-line.tsx";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { MoneyPages } from "./money-pages.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load("bookChecks", {}, request);

const failing = ({ findings }: BookCheckRun) => findings.filter(({ wrong }) => wrong > 0);

export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { moment } = useFormats();
  const runs = useLoaderData<typeof loader>();
  const { send, isSending, failure } = useCall("checkBooks");
  const [last, ...before] = runs;
  const check = async () => {
    const run = await send({});
    if (!run) return;
    announce(t("books.checked", { failing: failing(run).length }));
    void revalidate();
  };
  const actions = (
    <Button type="button" look="tool" disabled={isSending} onClick={() => void check()}>
      {t("books.checkNow")}
    </Button>
  );
  return (
    <>
      <PageHeading help="check" title={t("books.check")} actions={actions} />
      <MoneyPages />
      <p className="page-text soft">{t("books.checkHint")}</p>
      <div className="px-5">
        <FailureNotice failure={failure} />
      </div>
      {last ? <Run run={last} /> : <Empty title={t("books.neverChecked")}>{t("books.neverCheckedHint")}</Empty>}
      {before.length > 0 && (
        <section aria-labelledby="before" className="mt-6">
          <div className="bar-heading">
            <h2 id="before">{t("books.before")}</h2>
          </div>
          {before.map((run) => (
            <Disclosure
              key={run.at}
              title={t("books.runTitle", { at: moment(run.at), failing: failing(run).length })}
              className="border-b border-joint px-5"
            >
              <Run run={run} />
            </Disclosure>
          ))}
        </section>
      )}
    </>
  );
}

/** What a run has checked, and each check with its result. */
function Run({ run }: { run: BookCheckRun }) {
  const t = useText();
  const { money, moment, figure } = useFormats();
  const { proof } = run;
  return (
    <>
      <FactsLine
        facts={[
          [t("books.checkedAt"), [moment(run.at), run.by ?? t("books.byClock")].join(", ")],
          [t("books.orders"), figure(proof.orders)],
          [t("books.payments"), figure(proof.payments)],
          [t("books.postings"), figure(proof.postings)],
          [t("books.movements"), figure(proof.movements)],
          [t("books.debits"), money(proof.debitCents)],
          [t("books.creditsSide"), money(proof.creditCents)],
        ]}
      />
      <Ledger
        caption={t("books.findings")}
        rows={run.findings}
        keyOf={({ code }) => code}
        columns={[
          { label: t("books.checkName"), cell: ({ code }) => t(`books.check.${code}`) },
          {
            label: t("books.result"),
            cell: ({ wrong, names }) =>
              wrong === 0 ? t("books.agrees") : <span className="warn">{t("books.wrong", { count: wrong, names: names.join(", ") })}</span>,
          },
        ]}
      />
    </>
  );
}
