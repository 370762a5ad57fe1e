import type { OfficeContentRelease } from "@azulejo/contract/areas/office/content/releases.ts";
import { TextArea } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { CallDialog } from "../../../frame/pages/call-dialog.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
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

/** Releases waiting for approval, planned, and ended. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { releases, total } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const state = oneOf(states, search.get("state"));
  const [open, setOpen] = useState<Open>(null);
  const withdraw = useCall("withdrawRelease");
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  const withdrawNow = async ({ id, name }: OfficeContentRelease) => {
    if (await withdraw.send({ id })) done(t("releases.withdrawn", { name }));
  };
  const columns = useColumns({ state, onOpen: setOpen, onWithdraw: (release) => void withdrawNow(release) });
  return (
    <ListPage
      help="releases"
      title={t("releases.title")}
      pages={<ContentPages />}
      states={{
        ...{ label: t("frame.filter"), name: "state", usual: "asked", chosen: state },
        choices: states.map((value) => ({ value, label: t(`releases.filter.${value}`) })),
      }}
      failure={withdraw.failure}
      columns={columns}
      rows={releases}
      keyOf={({ id }) => id}
      none={{ title: t(`releases.none.${state}`), hint: t("releases.noneHint") }}
      paged={{ pageSize: PAGE_SIZE, total }}
    >
      {open && <DecisionDialog open={open} onDone={done} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

interface DecisionProps {
  open: NonNullable<Open>;
  onDone(words: string): void;
  onClose(): void;
}

function DecisionDialog({ open: { kind, release }, onDone, onClose }: DecisionProps) {
  const t = useText();
  const { id, name } = release;
  if (kind === "approve")
    return (
      <CallDialog
        call="approveRelease"
        title={t("releases.approveTitle", { name })}
        confirm={t("releases.approve")}
        inputOf={(form) => ({ id, publishAt: typedMoment(form.get("publishAt")) })}
        onDone={(_, { publishAt }) => onDone(t(publishAt === null ? "releases.published" : "releases.planned", { name }))}
        onClose={onClose}
      >
        <MomentField isRequired={false} at={release.publishAt} hint={t("releases.zoneOrNow", { zone: shopZone() })} />
      </CallDialog>
    );
  return (
    <CallDialog
      call="refuseRelease"
      title={t("releases.refuseTitle", { name })}
      confirm={t("releases.refuse")}
      inputOf={(form) => ({ id, reason: String(form.get("reason")).replaceAll(/\s+/g, " ") })}
      onDone={() => onDone(t("releases.refused", { name }))}
      onClose={onClose}
    >
      <TextArea name="reason" label={t("releases.reason")} rows={3} maxLength={500} required />
    </CallDialog>
  );
}

interface Acts {
  state: (typeof states)[number];
  onOpen(open: Open): void;
  onWithdraw(release: OfficeContentRelease): void;
}

function useColumns(acts: Acts): Column<OfficeContentRelease>[] {
  const t = useText();
  const { moment } = useFormats();
  const actions = useActions(acts);
  return [
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
      phone: "end",
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
    acts.state === "ended"
      ? {
          label: t("releases.outcome"),
          cell: (release) => (
            <span>
              <span className={release.state === "failed" ? "warn" : undefined}>{t(`releases.state.${release.state}`)}</span>
              <small>{[release.fault ?? release.reason, release.decidedBy].filter(Boolean).join(" · ")}</small>
            </span>
          ),
        }
      : actions,
  ];
}

function useActions({ state, onOpen, onWithdraw }: Acts): Column<OfficeContentRelease> {
  const t = useText();
  const may = useMay();
  const { email } = useStaff();
  const mayPublish = may("content.publish");
  return {
    label: t("content.actions"),
    phone: "acts",
    cell: (release) => (
      <span className="flex flex-wrap gap-x-3">
        {mayPublish && state === "asked" && (
          <>
            <Act words={t("releases.approve")} name={release.name} onAct={() => onOpen({ kind: "approve", release })} />
            <Act words={t("releases.refuse")} name={release.name} onAct={() => onOpen({ kind: "refuse", release })} />
          </>
        )}
        {(mayPublish || release.askedBy === email) && (
          <Act words={t("releases.withdraw")} name={release.name} onAct={() => onWithdraw(release)} />
        )}
      </span>
    ),
  };
}

function Act({ words, name, onAct }: { words: string; name: string; onAct(): void }) {
  return (
    <button type="button" className="link-button" aria-label={`${words}: ${name}`} onClick={onAct}>
      {words}
    </button>
  );
}
