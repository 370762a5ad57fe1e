import type { OfficeSearchWord } from "@azulejo/contract/areas/office/content/search-words.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { oneOf } from "../../../frame/ledger/page-of.ts";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ContentPages } from "../content-pages.tsx";
import { SearchWordDialog } from "./search-word-dialog.tsx";
import { type Change, UndoNotice } from "./undo-notice.tsx";

const choices = ["all", "en", "es"] as const;

export const loader = ({ request }: LoaderFunctionArgs) => load("searchWords", {}, request);

/** Search words that shoppers use for something that the shop calls by another name. */
export function Component() {
  const t = useText();
  const may = useMay();
  const words = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const language = oneOf(choices, search.get("language"));
  const added = search.get("add")?.slice(0, 80) ?? null;
  const [open, setOpen] = useState<OfficeSearchWord | "new" | null>(added === null ? null : "new");
  const { last, isBusy, failure, done, undone, removeWord } = useWordActs();
  const shown = words.filter((one) => language === "all" || one.language === language);
  const close = () => {
    setOpen(null);
    if (added !== null) setSearch({}, { replace: true });
  };
  const columns = useColumns({ isBusy, onEdit: setOpen, onRemove: (word) => void removeWord(word) });
  return (
    <ListPage
      help="searchWords"
      title={t("searchWords.title")}
      actions={
        <Button type="button" className="min-h-9!" onClick={() => setOpen("new")}>
          {t("searchWords.add")}
        </Button>
      }
      note={
        <>
          <span className="soft tabular">{t("searchWords.count", { count: words.length })}</span>
          {may("reports.read") && <Link to="/reports/searches?show=missed">{t("searchWords.missed")}</Link>}
        </>
      }
      pages={<ContentPages />}
      states={{
        ...{ label: t("searches.language"), phone: "end", name: "language", usual: "all", chosen: language },
        choices: choices.map((value) => ({ value, label: t(value === "all" ? "searchWords.both" : `reports.language.${value}`) })),
      }}
      failure={failure}
      above={last && <UndoNotice change={last} onUndone={undone} />}
      columns={columns}
      rows={shown}
      keyOf={({ id }) => id}
      none={{ title: t("searchWords.none"), hint: t("searchWords.noneHint") }}
    >
      {open && (
        <SearchWordDialog
          word={open === "new" ? null : open}
          first={{ term: added ?? "", language: search.get("in") === "es" ? "es" : "en" }}
          onSaved={done}
          onClose={close}
        />
      )}
    </ListPage>
  );
}

/** Undoes the last change, and removes search words. */
function useWordActs() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate, state } = useRevalidator();
  const [last, setLast] = useState<Change | null>(null);
  const remove = useCall("deleteSearchWord");
  // The server would refuse a change to a word that the list shows in an outdated state.
  const isBusy = remove.isSending || state !== "idle";
  const done = (change: Change) => {
    setLast(change);
    announce(t(`searchWords.${change.kind}`, { term: change.word.term }));
    void revalidate();
  };
  const undone = () => {
    announce(t("searchWords.undone", { term: last?.word.term ?? "" }));
    setLast(null);
    void revalidate();
  };
  const removeWord = async (word: OfficeSearchWord) => {
    const { id, term, finds } = word;
    const removed = await remove.send({ id, language: word.language, was: { term, finds } });
    if (removed) done({ kind: "removed", before: word, word });
    else void revalidate();
  };
  return { last, isBusy, failure: remove.failure, done, undone, removeWord };
}

interface Acts {
  isBusy: boolean;
  onEdit(word: OfficeSearchWord): void;
  onRemove(word: OfficeSearchWord): void;
}

function useColumns({ isBusy, onEdit, onRemove }: Acts): Column<OfficeSearchWord>[] {
  const t = useText();
  const { list } = useFormats();
  return [
    { label: t("searchWords.term"), cell: (one) => <span lang={one.language}>{one.term}</span> },
    { label: t("searchWords.finds"), cell: (one) => <span lang={one.language}>{list(one.finds)}</span> },
    { label: t("searches.language"), phone: "end", cell: (one) => t(`reports.language.${one.language}`) },
    {
      label: t("content.actions"),
      phone: "state",
      cell: (one) => (
        <span className="flex flex-wrap gap-x-3">
          <button
            type="button"
            className="link-button"
            aria-label={t("searchWords.editOf", { term: one.term })}
            disabled={isBusy}
            onClick={() => onEdit(one)}
          >
            {t("searchWords.edit")}
          </button>
          <button
            type="button"
            className="link-button"
            aria-label={t("searchWords.removeOf", { term: one.term })}
            disabled={isBusy}
            onClick={() => onRemove(one)}
          >
            {t("searchWords.remove")}
          </button>
        </span>
      ),
    },
  ];
}
