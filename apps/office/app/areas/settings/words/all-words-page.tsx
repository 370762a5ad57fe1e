import { Checkbox, Field } from "@azulejo/ui/field.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import { Empty } from "../../../frame/empty.tsx";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { loadSettings } from "../draft/shop-settings.ts";
import { useDraft } from "../draft/use-draft.ts";
import { SupplierWords } from "./supplier-words.tsx";

const sections = ["storefront"] as const;
const SHOWN = 40;

export async function loader({ request }: LoaderFunctionArgs) {
  const [saved, standard] = await Promise.all([loadSettings(sections, request), load("mailWords", {}, request)]);
  return { saved, standard };
}

export function Component() {
  const t = useText();
  const { saved, standard } = useLoaderData<typeof loader>();
  const draft = useDraft(saved, sections);
  const [query] = useSearchParams();
  const text = (query.get("query") ?? "").toLowerCase();
  const isOwnOnly = query.get("own") === "1";
  const { words } = draft.typed.storefront;
  const columns = useColumns(draft);
  const found = standard.filter(
    ({ key, en, es }) =>
      (!isOwnOnly || key in words.en || key in words.es) &&
      [key, en, es, words.en[key] ?? "", words.es[key] ?? ""].some((one) => one.toLowerCase().includes(text)),
  );
  return (
    <DraftPage title={t("settings.allWords")} draft={draft} actions={<Link to="/settings/words">{t("settings.words")}</Link>}>
      <WordFilters shown={Math.min(SHOWN, found.length)} total={found.length} />
      <p className="page-text soft">{t("settings.wordsHint")}</p>
      {found.length > 0 ? (
        <Ledger caption={t("settings.allWords")} rows={found.slice(0, SHOWN)} keyOf={({ key }) => key} columns={columns} />
      ) : (
        <Empty title={t("settings.noWords")}>{t("settings.noWordsHint")}</Empty>
      )}
    </DraftPage>
  );
}

function WordFilters({ shown, total }: { shown: number; total: number }) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  return (
    <div className="filters items-end!">
      <div className="field-slot">
        <Field
          name="query"
          label={t("settings.findWords")}
          value={query.get("query") ?? ""}
          autoComplete="off"
          onChange={({ currentTarget }) => set("query", currentTarget.value)}
        />
      </div>
      <div className="pb-2.5">
        <Checkbox
          name="own"
          label={t("settings.onlyOwn")}
          checked={query.get("own") === "1"}
          onChange={({ currentTarget }) => set("own", currentTarget.checked ? "1" : "")}
        />
      </div>
      <span className="soft pb-2.5" role="status">
        {t("settings.shownWords", { shown, total })}
      </span>
    </div>
  );
}

function useColumns(draft: Parameters<typeof SupplierWords>[0]["draft"]): Column<CallValue<"mailWords">[number]>[] {
  const t = useText();
  return [
    {
      label: t("settings.standardWords"),
      cell: ({ key, en, es }) => (
        <div>
          <span lang="en">{en}</span>
          <small lang="es">{es}</small>
          <small>{key}</small>
        </div>
      ),
    },
    { label: t("settings.ownWordsEn"), cell: ({ key }) => <SupplierWords draft={draft} language="en" messageKey={key} /> },
    { label: t("settings.ownWordsEs"), cell: ({ key }) => <SupplierWords draft={draft} language="es" messageKey={key} /> },
  ];
}
