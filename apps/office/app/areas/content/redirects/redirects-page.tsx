import type { OfficeRedirect } from "@azulejo/contract/areas/office/content/redirects.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Empty } from "../../../frame/empty.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { pageOf } from "../../../frame/ledger/page-of.ts";
import { Pager } from "../../../frame/ledger/pager.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
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

/** Where old addresses lead. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { redirects, total } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const query = search.get("query") ?? "";
  const [open, setOpen] = useState<Open>(null);
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  return (
    <>
      <PageHeading
        help="redirects"
        title={t("redirects.title")}
        actions={
          <Button type="button" className="min-h-9!" onClick={() => setOpen({ kind: "new" })}>
            {t("redirects.add")}
          </Button>
        }
      >
        <span className="soft tabular">{t("redirects.count", { count: total })}</span>
      </PageHeading>
      <ContentPages />
      <div className="filters">
        <Form role="search" key={query} className="filter-form">
          <div className="field-slot">
            <Field name="query" label={t("redirects.find")} defaultValue={query} maxLength={120} autoComplete="off" />
          </div>
          <Button type="submit" look="tool">
            {t("frame.findGo")}
          </Button>
          {query && <Link to="/content/redirects">{t("content.showAll")}</Link>}
        </Form>
        <TryAddress />
      </div>
      {redirects.length > 0 ? (
        <Ledger
          caption={t("redirects.title")}
          rows={redirects}
          keyOf={({ id }) => id}
          columns={[
            { label: t("redirects.from"), cell: ({ from }) => <span className="break-all">{from}</span> },
            { label: t("redirects.to"), cell: ({ to }) => <span className="break-all">{to}</span> },
            { label: t("redirects.kind"), cell: ({ status }) => t(`redirects.status.${status}`) },
            {
              label: t("content.actions"),
              cell: (redirect) => (
                <span className="flex flex-wrap gap-x-3">
                  <button
                    type="button"
                    className="link-button"
                    aria-label={t("redirects.editOf", { from: redirect.from })}
                    onClick={() => setOpen({ kind: "edit", redirect })}
                  >
                    {t("redirects.edit")}
                  </button>
                  <button
                    type="button"
                    className="link-button"
                    aria-label={t("redirects.deleteOf", { from: redirect.from })}
                    onClick={() => setOpen({ kind: "delete", redirect })}
                  >
                    {t("redirects.delete")}
                  </button>
                </span>
              ),
            },
          ]}
        />
      ) : (
        <Empty title={t(query ? "redirects.noneFound" : "redirects.none")}>
          {t(query ? "redirects.noneFoundHint" : "redirects.noneHint")}
        </Empty>
      )}
      <Pager page={pageOf(search)} pageSize={PAGE_SIZE} total={total} />
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
    </>
  );
}

interface DeleteProps {
  redirect: OfficeRedirect;
  onDeleted(): void;
  onClose(): void;
}

function DeleteRedirect({ redirect, onDeleted, onClose }: DeleteProps) {
  const t = useText();
  const { send, isSending, failure } = useCall("deleteRedirect");
  const { id, ...was } = redirect;
  const remove = async (): Promise<boolean> => {
    const done = await send({ id, was });
    if (done) onDeleted();
    return done !== null;
  };
  return (
    <ActionDialog
      title={t("redirects.deleteTitle", { from: redirect.from })}
      confirm={t("redirects.delete")}
      isSending={isSending}
      failure={failure}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("redirects.deleteText", { from: redirect.from })}</p>
    </ActionDialog>
  );
}
