import { Button } from "@azulejo/ui/button.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { load } from "../../call/load.ts";
import { saveFile } from "../../call/open-file.ts";
import { useCall } from "../../call/use-call.ts";
import { Empty } from "../../frame/empty.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import "./audit.css";
import { filtersOf, olderOf } from "./audit-address.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";
import { OlderEntries } from "./older-entries.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const filters = filtersOf(query);
  const older = olderOf(query);
  return { filters, ...(await load("audit", { ...filters, ...(older && { older }) }, request)) };
}

/** The log of changes made by staff: each with its author and time. */
export function Component() {
  const t = useText();
  const { filters, entries, older, people } = useLoaderData<typeof loader>();
  const { send, isSending, failure } = useCall("auditFile");
  const download = async () => {
    const file = await send(filters);
    if (file) saveFile(file);
  };
  return (
    <>
      <PageHeading
        help="audit"
        title={t("section.audit")}
        actions={
          <Button look="tool" disabled={isSending} onClick={() => void download()}>
            {t("audit.download")}
          </Button>
        }
      >
        <span className="soft">{t("audit.kept")}</span>
      </PageHeading>
      <AuditFilters filters={filters} people={people} />
      <FailureNotice failure={failure} />
      {entries.length > 0 ? <AuditTable entries={entries} /> : <Empty title={t("audit.none")}>{t("audit.noneHint")}</Empty>}
      <OlderEntries older={older} />
    </>
  );
}
