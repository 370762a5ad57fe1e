import { Field } from "@azulejo/ui/field.tsx";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { Empty } from "../../frame/empty.tsx";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { useText } from "../../i18n/text.ts";
import { DraftPage } from "./draft/draft-page.tsx";
import { faultFor } from "./draft/paths.ts";
import { loadSettings, type Saved } from "./draft/shop-settings.ts";
import { type Draft, useDraft } from "./draft/use-draft.ts";

const sections = ["terms"] as const;
const SHOWN = 60;
export const loader = ({ request }: LoaderFunctionArgs): Promise<Saved> => loadSettings(sections, request);

/** The labels of coded values, such as finishes and departments, in both languages. */
export function Component() {
  const t = useText();
  const draft = useDraft(useLoaderData<typeof loader>(), sections);
  const [query, setQuery] = useSearchParams();
  const text = (query.get("query") ?? "").toLowerCase();
  const found = draft.typed.terms
    .map((term, at) => ({ ...term, at }))
    .filter(({ kind, value, label }) => [kind, value, label.en, label.es].some((one) => one.toLowerCase().includes(text)));
  return (
    <DraftPage title={t("settings.terms")} draft={draft}>
      <div className="filters items-end!">
        <div className="field-slot">
          <Field
            name="query"
            label={t("settings.findTerms")}
            value={query.get("query") ?? ""}
            autoComplete="off"
            onChange={({ currentTarget }) => setQuery(currentTarget.value ? { query: currentTarget.value } : {}, { replace: true })}
          />
        </div>
        <span className="soft pb-2.5" role="status">
          {t("settings.shownTerms", { shown: Math.min(SHOWN, found.length), total: found.length })}
        </span>
      </div>
      <p className="page-text soft">{t("settings.termsHint")}</p>
      {found.length > 0 ? (
        <Ledger
          caption={t("settings.terms")}
          rows={found.slice(0, SHOWN)}
          keyOf={({ kind, value }) => `${kind} ${value}`}
          columns={[
            {
              label: t("settings.termCode"),
              cell: ({ kind, value }) => (
                <span>
                  {value}
                  <small>{kind}</small>
                </span>
              ),
            },
            { label: t("settings.termEn"), cell: (term) => <Label draft={draft} language="en" {...term} /> },
            { label: t("settings.termEs"), cell: (term) => <Label draft={draft} language="es" {...term} /> },
          ]}
        />
      ) : (
        <Empty title={t("settings.noTerms")}>{t("settings.noWordsHint")}</Empty>
      )}
    </DraftPage>
  );
}

interface LabelProps {
  draft: Draft;
  at: number;
  language: "en" | "es";
  kind: string;
  value: string;
}

function Label({ draft, at, language, kind, value }: LabelProps) {
  const t = useText();
  const path = ["terms", at, "label", language];
  const { name, value: label } = draft.field(path);
  return (
    <div className="own-words">
      <textarea
        id={`field-${name}`}
        rows={1}
        lang={language}
        aria-label={t("settings.termLabel", { kind, value, language: t(`settings.language.${language}`) })}
        aria-invalid={faultFor(draft.faults, name) ? true : undefined}
        value={label}
        onChange={({ currentTarget }) => draft.set(path, currentTarget.value.replaceAll("\n", " "))}
      />
    </div>
  );
}
