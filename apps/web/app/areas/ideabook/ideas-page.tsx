import "virtual:words/ideas";
import { ideaBookCalls } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data, useNavigation } from "react-router";
import { FaultsNotice } from "../../form/faults-notice.tsx";
import { labelsOf } from "../../form/field-words.ts";
import { TextField } from "../../form/fields.tsx";
import { faultsOf } from "../../form/form-faults.server.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { text, useText } from "../../i18n/text.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { IDEAS, subjectOf } from "../../routing/idea-address.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { MaterialGap } from "../../shell/layout/materials/material-gap.tsx";
import { shellDataOf } from "../../shell/shell-data.ts";
import type { Route } from "./+types/ideas-page";
import { runBookIntent } from "./book-actions.server.ts";
import { BookTabs } from "./book-tabs.tsx";
import { Collage } from "./collage.tsx";
import { EditableEntries } from "./editable-entries.tsx";
import { joinGuestBook } from "./guest/join-guest-book.server.ts";
import { KeepForm } from "./keep-form.tsx";
import { ManageBook } from "./manage-book.tsx";
import { SharePanel } from "./share-panel.tsx";

const words = labelsOf({ name: "ideas.name" });

/**
 * `?book={id}` opens a book, `?add={kind}:{reference}` asks in which books to save something, `?kept={reference}` confirms that it was
 * saved.
 */
export const loader = pageLoader(async (visit) => {
  const { context, language, url } = visit;
  await joinGuestBook(visit);
  const { books } = await callApi(context, language, ideaBookCalls.list, {});
  const subject = subjectOf(url.searchParams.get("add"));
  const isNew = url.searchParams.has("new");
  const asked = Number(url.searchParams.get("book"));
  const shown = books.find((one) => one.tagId === asked) ?? books[0];
  const opens = shown && !subject && !isNew;
  const book = opens ? await callApi(context, language, ideaBookCalls.open, { tagId: shown.tagId }) : null;
  const adds = subject && {
    subject,
    ...(await callApi(context, language, ideaBookCalls.mappings, { kind: subject.kind, itemNo: subject.reference })),
  };
  return { books, book, adds, isNew: isNew || books.length === 0, kept: url.searchParams.get("kept") };
});

export const action = pageAction(async ({ request, context, language, address }) => {
  const form = await request.formData();
  try {
    await runBookIntent({ context, language, form, here: address(IDEAS) });
    return data({ faults: null as FormFaults | null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ faults: faultsOf(error, form) as FormFaults | null }, { status: error.status });
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "ideas.title"), noindex: true });
}

export default function IdeasPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  const { books, book, adds, isNew, kept } = loaderData;
  const faults = actionData?.faults;
  const keptEntry = kept ? book?.entries.find((entry) => entry.reference === kept) : undefined;
  return (
    <div aria-busy={busy}>
      <header className="flex flex-wrap items-end gap-x-10 gap-y-2 border-b border-joint">
        <h1 className="pb-3 text-title">{t("ideas.title")}</h1>
        <BookTabs books={books} open={book?.tagId ?? null} />
      </header>
      {adds && <KeepForm adds={adds} books={books} faults={faults} />}
      {!adds && isNew && <NewBook isFirst={books.length === 0} faults={faults} />}
      {book && (
        <div className="space-y-8 pt-6">
          <FaultsNotice faults={faults} />
          {keptEntry && !actionData && <Notice>{t("ideas.kept", { name: keptEntry.name })}</Notice>}
          <Collage book={book} />
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <section aria-labelledby="book-entries" className="min-w-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
                <h2 id="book-entries" className="text-head">
                  {book.name}
                </h2>
                <Button type="button" look="plain" className="idea-tools min-h-11" onClick={() => window.print()}>
                  {t("ideas.print")}
                </Button>
              </div>
              {book.entries.length === 0 && <p>{t("ideas.emptyBook")}</p>}
              <EditableEntries {...book} />
            </section>
            <aside className="lg:border-l lg:border-joint lg:pl-8">
              <SharePanel tagId={book.tagId} share={book.share} />
              <ManageBook tagId={book.tagId} name={book.name} count={book.entries.length} />
            </aside>
          </div>
        </div>
      )}
    </div>
  );
}

/** The form to create an idea book; for the first one, it is shown with pictures of materials. */
function NewBook({ isFirst, faults }: { isFirst: boolean; faults: FormFaults | null | undefined }) {
  const t = useText();
  const form = (
    <ShopForm intent="create" words={words} faults={faults} submit={t("ideas.create")}>
      <TextField name="name" maxLength={60} />
    </ShopForm>
  );
  if (!isFirst) return <section className="max-w-lg pt-6">{form}</section>;
  return (
    <MaterialGap line={t("ideas.guestLine")} className="mt-0">
      <p>{t("ideas.empty")}</p>
      {form}
    </MaterialGap>
  );
}
