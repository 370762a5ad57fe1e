import type { PrivacyRequest } from "@azulejo/contract/areas/office/privacy.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { FilterLinks } from "../../frame/ledger/filter-links.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../frame/ledger/page-of.ts";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { CustomerTabs } from "../customer/customer-tabs.tsx";
import { RecordDialog } from "./record-dialog.tsx";

const states = ["open", "closed"] as const;
const PAGE_SIZE = 50;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return load("privacyRequests", { state: oneOf(states, query.get("state")), page: pageOf(query) }, request);
}

/** Requests about personal data, those with the earliest deadline first. */
export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const { requests, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const [isRecording, setRecording] = useState(false);
  const state = oneOf(states, query.get("state"));
  const columns = useColumns();
  return (
    <ListPage
      title={t("privacy.title")}
      note={t("privacy.count", { count: total })}
      actions={
        <Button type="button" look="tool" onClick={() => setRecording(true)}>
          {t("privacy.record")}
        </Button>
      }
      filters={
        <>
          <CustomerTabs />
          <FilterLinks
            label={t("privacy.filter")}
            name="state"
            usual="open"
            chosen={state}
            choices={states.map((value) => ({ value, label: t(`privacy.${value}`) }))}
          />
        </>
      }
      columns={columns}
      rows={requests}
      keyOf={({ requestNo }) => requestNo}
      none={{ title: t("privacy.none"), hint: t("privacy.noneHint") }}
      paged={{ pageSize: PAGE_SIZE, total }}
    >
      {isRecording && (
        <RecordDialog onRecorded={(requestNo) => void navigate(`/privacy/${requestNo}`)} onClose={() => setRecording(false)} />
      )}
    </ListPage>
  );
}

function useColumns(): Column<PrivacyRequest>[] {
  const t = useText();
  const { day } = useFormats();
  return [
    { label: t("privacy.no"), cell: ({ requestNo }) => <Link to={`/privacy/${requestNo}`}>{requestNo}</Link> },
    { label: t("privacy.kind"), phone: "plain", cell: ({ kind }) => t(`privacy.kind.${kind}`) },
    {
      label: t("privacy.person"),
      phone: "lead",
      cell: ({ name, email }) => (
        <span>
          {name}
          <small>{email}</small>
        </span>
      ),
    },
    { label: t("privacy.receivedOn"), phone: "none", cell: ({ receivedOn }) => day(receivedOn) },
    {
      label: t("privacy.dueOn"),
      phone: "end",
      cell: ({ dueOn, isLate }) => (isLate ? <span className="warn">{t("privacy.late", { day: day(dueOn) })}</span> : day(dueOn)),
    },
    { label: t("privacy.state"), phone: "state", cell: (one) => t(`privacy.state.${one.state}`) },
  ];
}
