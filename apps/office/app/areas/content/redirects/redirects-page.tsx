import type { OfficeRedirect } from "@azulejo/contract/areas/office/content/redirects.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { pageOf } from "../../../frame/ledger/page-of.ts";
import { CallDialog } from "../../../frame/pages/call-dialog.tsx";
import { FindForm } from "../../../frame/pages/find-form.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { ContentPages } from "../content-pages.tsx";
import { RedirectDialog } from "./redirect-dialog.tsx";
import { TryAddress } from "./try-address.tsx";

const PAGE_SIZE = 50;

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = search.get("query")?.trim();
  return load("redirects", { page: pageOf(search), ...(query && { query }) }, request);
}

type Open = { kind: "new" } | { kind: "edit" | "delete"; redirect: OfficeRedirect } | null;

/** The redirects of old addresses. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { redirects, total } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const query = search.get("query") ?? "";
  const [open, setOpen] = useState<Open>(null);
  const columns = useColumns(setOpen);
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  return (
    <ListPage
      help="redirects"
      title={t("redirects.title")}
      note={t("redirects.count", { count: total })}
      actions={
        <Button type="button" className="min-h-9!" onClick={() => setOpen({ kind: "new" })}>
          {t("redirects.add")}
        </Button>
      }
      pages={<ContentPages />}
      filters={
        <>
          <FindForm label={t("redirects.find")} words={query} all={query !== "" && "/content/redirects"} />
          <TryAddress />
        </>
      }
      columns={columns}
      rows={redirects}
      keyOf={({ id }) => id}
      none={{
        title: t(query ? "redirects.noneFound" : "redirects.none"),
        hint: t(query ? "redirects.noneFoundHint" : "redirects.noneHint"),
      }}
      paged={{ pageSize: PAGE_SIZE, total }}
    >
      {(open?.kind === "new" || open?.kind === "edit") && (
        <RedirectDialog
          redirect={open.kind === "edit" ? open.redirect : null}
          onSaved={({ from }) => done(t("redirects.saved", { from }))}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === "delete" && (
        <DeleteRedirect
          redirect={open.redirect}
          onDeleted={() => done(t("redirects.deleted", { from: open.redirect.from }))}
          onClose={() => setOpen(null)}
        />
      )}
    </ListPage>
  );
}

function useColumns(onOpen: (open: Open) => void): Column<OfficeRedirect>[] {
  const t = useText();
  return [
    { label: t("redirects.from"), cell: ({ from }) => <span className="break-all">{from}</span> },
    { label: t("redirects.to"), cell: ({ to }) => <span className="break-all">{to}</span> },
    { label: t("redirects.kind"), phone: "end", cell: ({ status }) => t(`redirects.status.${status}`) },
    {
      label: t("content.actions"),
      phone: "state",
      cell: (redirect) => (
        <span className="flex flex-wrap gap-x-3">
          <button
            type="button"
            className="link-button"
            aria-label={t("redirects.editOf", { from: redirect.from })}
            onClick={() => onOpen({ kind: "edit", redirect })}
          >
            {t("redirects.edit")}
          </button>
          <button
            type="button"
            className="link-button"
            aria-label={t("redirects.deleteOf", { from: redirect.from })}
            onClick={() => onOpen({ kind: "delete", redirect })}
          >
            {t("redirects.delete")}
          </button>
        </span>
      ),
    },
  ];
}

interface DeleteProps {
  redirect: OfficeRedirect;
  onDeleted(): void;
  onClose(): void;
}

function DeleteRedirect({ redirect, onDeleted, onClose }: DeleteProps) {
  const t = useText();
  const { id, ...was } = redirect;
  return (
    <CallDialog
      call="deleteRedirect"
      title={t("redirects.deleteTitle", { from: redirect.from })}
      confirm={t("redirects.delete")}
      inputOf={() => ({ id, was })}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>{t("redirects.deleteText", { from: redirect.from })}</p>
    </CallDialog>
  );
}
