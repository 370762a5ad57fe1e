import "virtual:words/ideas";
import { ideaBookCalls } from "@azulejo/contract";
import { MAX_GUEST_ENTRIES } from "@azulejo/contract/areas/ideabook/guest-limit.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data, redirect } from "react-router";
import { entry } from "../../../form/form-faults.server.ts";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { GUEST_IDEAS, IDEAS, keyOf, subjectOf } from "../../../routing/idea-address.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { MaterialGap } from "../../../shell/layout/materials/material-gap.tsx";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { Collage } from "../collage.tsx";
import { IdeaRow } from "../idea-row.tsx";
import type { Route } from "./+types/guest-page";
import { keepGuestBook, readGuestBook } from "./guest-book.server.ts";

/** `?add={kind}:{reference}` asks whether to save something, `?kept={kind}:{reference}` confirms that it was saved. */
export const loader = pageLoader(async (visit) => {
  const { context, language, url, session, address } = visit;
  if (session) throw redirect(address(IDEAS) + url.search);
  const { entries: subjects } = await readGuestBook(visit);
  const adds = subjectOf(url.searchParams.get("add"));
  const isNew = adds !== null && !subjects.some((one) => keyOf(one) === keyOf(adds));
  const asked = isNew ? [adds, ...subjects].slice(0, MAX_GUEST_ENTRIES) : subjects;
  const { entries, currency } = await callApi(context, language, ideaBookCalls.show, { entries: asked });
  const [added, kept] = isNew ? [entries[0] ?? null, entries.slice(1)] : [null, entries];
  const isFull = subjects.length >= MAX_GUEST_ENTRIES;
  return {
    added,
    book: { name: "", coverEntryId: null, entries: kept, currency },
    isFull,
    most: MAX_GUEST_ENTRIES,
    kept: url.searchParams.get("kept"),
  };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  const book = await readGuestBook(visit);
  const subject = subjectOf(entry(form, "subject"));
  const here = visit.address(GUEST_IDEAS);
  if (!subject) throw redirect(here);
  const key = keyOf(subject);
  const others = book.entries.filter((one) => keyOf(one) !== key);
  if (entry(form, "intent") === "takeOut") return data(null, { headers: await keepGuestBook(visit, { ...book, entries: others }) });
  const entries = [subject, ...others].slice(0, MAX_GUEST_ENTRIES);
  throw redirect(`${here}?${new URLSearchParams({ kept: key })}`, { headers: await keepGuestBook(visit, { ...book, entries }) });
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "ideas.guest"), noindex: true });
}

export default function GuestPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { added, book, kept } = loaderData;
  const keptEntry = book.entries.find((one) => keyOf(one) === kept);
  const back = address(IDEAS) + (added ? `?${new URLSearchParams({ add: keyOf(added) })}` : "");
  const signIn = `${address("account/login")}?${new URLSearchParams({ returnTo: back })}`;
  if (book.entries.length === 0 && !added) {
    return (
      <MaterialGap title={t("ideas.guest")} line={t("ideas.guestLine")}>
        <p>{t("ideas.guestEmpty")}</p>
        <p>
          {t("ideas.guestHint")} <a href={signIn}>{t("ideas.signIn")}</a>
        </p>
      </MaterialGap>
    );
  }
  return (
    <>
      <header className="border-b border-joint pb-3">
        <h1 className="text-title">{t("ideas.guest")}</h1>
      </header>
      {keptEntry && (
        <div className="pt-6">
          <Notice>{t("ideas.kept", { name: keptEntry.name })}</Notice>
        </div>
      )}
      {added && <Added {...loaderData} added={added} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-6">
        <p className="max-w-xl">{t("ideas.guestHint")}</p>
        <ButtonLink look="quiet" href={signIn}>
          {t("ideas.signIn")}
        </ButtonLink>
      </div>
      {book.entries.length > 0 && (
        <>
          <Collage book={book} />
          <ul className="mt-8 max-w-3xl border-t border-joint">
            {book.entries.map((one) => (
              <li key={keyOf(one)} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-4 border-b border-joint py-4">
                <IdeaRow entry={one} currency={book.currency} />
                <TakeOut entry={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** The entry that the guest is about to save. */
function Added({ added, book, isFull, most }: Loaded & { added: NonNullable<Loaded["added"]> }) {
  const t = useText();
  return (
    <section className="max-w-2xl pt-6">
      <h2 className="mb-2 text-lead">{t("ideas.keep", { name: added.name || added.reference })}</h2>
      <ul className="border-y border-joint">
        <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 py-4">
          <IdeaRow entry={added} currency={book.currency} />
        </li>
      </ul>
      {isFull ? (
        <p className="mt-4">{t("ideas.guestFull", { count: most })}</p>
      ) : (
        <form method="post" className="mt-4">
          <input type="hidden" name="subject" value={keyOf(added)} />
          <Button name="intent" value="keep">
            {t("ideas.guestKeep")}
          </Button>
        </form>
      )}
    </section>
  );
}

function TakeOut({ entry }: { entry: Loaded["book"]["entries"][number] }) {
  const t = useText();
  return (
    <form method="post">
      <input type="hidden" name="subject" value={keyOf(entry)} />
      <button
        type="submit"
        name="intent"
        value="takeOut"
        aria-label={t("ideas.takeOut", { name: entry.name || entry.reference })}
        className="grid size-11 place-items-center hover:text-glaze"
      >
        <Icon of={Close} />
      </button>
    </form>
  );
}
