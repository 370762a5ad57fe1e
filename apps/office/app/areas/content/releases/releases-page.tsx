import type { OfficeContentRelease } from "@azulejo/contract/areas/office/content/releases.ts";
import { TextArea } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Empty } from "../../../frame/empty.tsx";
import { FilterLinks } from "../../../frame/ledger/filter-links.tsx";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { Pager } from "../../../frame/ledger/pager.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useMay, useStaff } from "../../../frame/staff.ts";
import { shopZone } from "../../../i18n/shop-clock.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ContentPages } from "../content-pages.tsx";
import { MomentField } from "./moment-field.tsx";
import { typedMoment } from "./typed-moment.ts";

const PAGE_SIZE = 50;
const states = ["asked", "planned", "ended"] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  return load("contentReleases", { state: oneOf(states, search.get("state")), page: pageOf(search) }, request);
}

type Open = { kind: "approve" | "refuse"; release: OfficeContentRelease } | null;

/** What waits for approval, what is planned, and what has ended. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { moment } = useFormats();
  const may = useMay();
  const { email } = useStaff();
  const { releases, total } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const state = oneOf(states, search.get("state"));
  const [open, setOpen] = useState<Open>(null);
  const approve = useCall("approveRelease");
  const refuse = useCall("refuseRelease");
  const withdraw = useCall("withdrawRelease");
  const mayPublish = may("content.publish");
  const done = (answer: OfficeContentRelease | null, words: string): boolean => {
    if (answer) {
      announce(words);
      void revalidate();
    }
    return answer !== null;
  };
  const columns: Column<OfficeContentRelease>[] = [
    {
      label: t("releases.name"),
      cell: ({ name, note }) => (
        <span>
          {name}
          {note && <small className="whitespace-pre-line">{note}</small>}
        </span>
      ),
    },
    {
      label: t("releases.stories"),
      cell: ({ action, stories }) => (
        <span>
          {t(`releases.action.${action}`)}{" "}
          {stories.map((story, at) => (
            <span key={story.id}>
              {at > 0 && ", "}
              <Link to={`/content/${story.id}`}>{story.name}</Link>
            </span>
          ))}
        </span>
      ),
    },
    {
      label: t("releases.at"),
      cell: ({ publishAt }) => (publishAt === null ? t("releases.soon") : <time dateTime={publishAt}>{moment(publishAt)}</time>),
    },
    {
      label: t("releases.askedBy"),
      cell: ({ askedBy, askedAt }) => (
        <span>
          {askedBy ?? "—"}
          <small>{moment(askedAt)}</small>
        </span>
      ),
    },
    state === "ended"
      ? {
          label: t("releases.outcome"),
          cell: (release) => (
            <span>
              <span className={release.state === "failed" ? "warn" : undefined}>{t(`releases.state.${release.state}`)}</span>
              <small>{[release.fault ?? release.reason, release.decidedBy].filter(Boolean).join(" · ")}</small>
            </span>
          ),
        }
      : {
          label: t("content.actions"),
          cell: (release) => (
            <span className="flex flex-wrap gap-x-3">
              {mayPublish && state === "asked" && (
                <>
                  <Act words={t("releases.approve")} name={release.name} onAct={() => setOpen({ kind: "approve", release })} />
                  <Act words={t("releases.refuse")} name={release.name} onAct={() => setOpen({ kind: "refuse", release })} />
                </>
              )}
              {(mayPublish || release.askedBy === email) && (
                <Act
                  words={t("releases.withdraw")}
                  name={release.name}
                  onAct={() =>
                    void withdraw.send({ id: release.id }).then((answer) => done(answer, t("releases.withdrawn", { name: release.name })))
                  }
                />
              )}
            </span>
          ),
        },
  ];
  return (
    <>
      <PageHeading help="releases" title={t("releases.title")} />
      <ContentPages />
      <div className="filters">
        <FilterLinks
          label={t("frame.filter")}
          name="state"
          usual="asked"
          chosen={state}
          choices={states.map((value) => ({ value, label: t(`releases.filter.${value}`) }))}
        />
      </div>
      <FailureNotice failure={withdraw.failure} />
      {releases.length > 0 ? (
        <Ledger caption={t("releases.title")} rows={releases} keyOf={({ id }) => id} columns={columns} />
      ) : (
        <Empty title={t(`releases.none.${state}`)}>{t("releases.noneHint")}</Empty>
      )}
      <Pager page={pageOf(search)} pageSize={PAGE_SIZE} total={total} />
      {open?.kind === "approve" && (
        <ActionDialog
          title={t("releases.approveTitle", { name: open.release.name })}
          confirm={t("releases.approve")}
          isSending={approve.isSending}
          failure={approve.failure}
          onConfirm={async (form) => {
            const publishAt = typedMoment(form.get("publishAt"));
            return done(
              await approve.send({ id: open.release.id, publishAt }),
              t(publishAt === null ? "releases.published" : "releases.planned", { name: open.release.name }),
            );
          }}
          onClose={() => setOpen(null)}
        >
          <MomentField isRequired={false} at={open.release.publishAt} hint={t("releases.zoneOrNow", { zone: shopZone() })} />
        </ActionDialog>
      )}
      {open?.kind === "refuse" && (
        <ActionDialog
          title={t("releases.refuseTitle", { name: open.release.name })}
          confirm={t("releases.refuse")}
          isSending={refuse.isSending}
          failure={refuse.failure}
          onConfirm={async (form) =>
            done(
              await refuse.send({ id: open.release.id, reason: String(form.get("reason")).replaceAll(/\s+/g, " ") }),
              t("releases.refused", { name: open.release.name }),
            )
          }
          onClose={() => setOpen(null)}
        >
          <TextArea name="reason" label={t("releases.reason")} rows={3} maxLength={500} required />
        </ActionDialog>
      )}
    </>
  );
}

function Act({ words, name, onAct }: { words: string; name: string; onAct(): void }) {
  return (
    <button type="button" className="link-button" aria-label={`${words}: ${name}`} onClick={onAct}>
      {words}
    </button>
  );
}
