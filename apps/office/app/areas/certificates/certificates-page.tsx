import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { load } from "../../call/load.ts";
import { openFile } from "../../call/open-file.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { Empty } from "../../frame/empty.tsx";
import { FilterLinks } from "../../frame/ledger/filter-links.tsx";
import { oneOf, pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { CertificatesTable } from "./certificates-table.tsx";
import { DecideDialog, type Decision } from "./decide-dialog.tsx";

const states = ["submitted", "approved", "refused", "all"] as const;
const PAGE_SIZE = 50;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return load("taxExemptions", { state: oneOf(states, query.get("state")), page: pageOf(query) }, request);
}

export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { exemptions, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const state = oneOf(states, query.get("state"));
  const [decision, setDecision] = useState<Decision | null>(null);
  const { send, failure } = useCall("taxExemptionDocument");
  const openDocument = async (id: number) => {
    const document = await send({ id });
    if (document) openFile(document);
  };
  const decided = (words: string) => {
    announce(words);
    void revalidate();
  };
  return (
    <>
      <PageHeading help="certificates" title={t("section.certificates")}>
        <span className="soft tabular">{t("certificates.count", { count: total })}</span>
      </PageHeading>
      <div className="filters">
        <FilterLinks
          label={t("certificates.filter")}
          name="state"
          usual="submitted"
          chosen={state}
          choices={states.map((value) => ({ value, label: t(`certificates.${value}`) }))}
        />
      </div>
      <FailureNotice failure={failure} />
      {exemptions.length > 0 ? (
        <CertificatesTable certificates={exemptions} onOpen={(id) => void openDocument(id)} onDecide={setDecision} />
      ) : (
        <Empty title={t("certificates.none")}>{t("certificates.noneHint")}</Empty>
      )}
      <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={total} />
      {decision && <DecideDialog {...decision} onDecided={decided} onClose={() => setDecision(null)} />}
    </>
  );
}
