import { Checkbox, Field } from "@azulejo/ui/field.tsx";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { Empty } from "../../../frame/empty.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { faultFor } from "../draft/paths.ts";
import { loadSettings } from "../draft/shop-settings.ts";
import { type Draft, useDraft } from "../draft/use-draft.ts";

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
  const [query, setQuery] = useSearchParams();
  const text = (query.get("query") ?? "").toLowerCase();
  const isOwnOnly = query.get("own") === "1";
  const { words } = draft.typed.storefront;
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  const found = standard.filter(
    ({ key, en, es }) =>
      (!isOwnOnly || key in words.en || key in words.es) &&
      [key, en, es, words.en[key] ?? "", words.es[key] ?? ""].some((one) => one.toLowerCase().includes(text)),
  );
  return (
    <DraftPage title={t("settings.words")} draft={draft}>
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
            checked={isOwnOnly}
            onChange={({ currentTarget }) => set("own", currentTarget.checked ? "1" : "")}
          />
        </div>
        <span className="soft pb-2.5" role="status">
          {t("settings.shownWords", { shown: Math.min(SHOWN, found.length), total: found.length })}
        </span>
      </div>
      <p className="page-text soft">{t("settings.wordsHint")}</p>
      {found.length > 0 ? (
        <Ledger
          caption={t("settings.words")}
          rows={found.slice(0, SHOWN)}
          keyOf={({ key }) => key}
          columns={[
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
            { label: t("settings.ownWordsEn"), cell: ({ key }) => <OwnWords draft={draft} language="en" messageKey={key} /> },
            { label: t("settings.ownWordsEs"), cell: ({ key }) => <OwnWords draft={draft} language="es" messageKey={key} /> },
          ]}
        />
      ) : (
        <Empty title={t("settings.noWords")}>{t("settings.noWordsHint")}</Empty>
      )}
    </DraftPage>
  );
}

function OwnWords({ draft, language, messageKey }: { draft: Draft; language: "en" | "es"; messageKey: string }) {
  const t = useText();
  const own = draft.typed.storefront.words[language];
  const label = t("settings.ownWordsIn", { language: t(`settings.language.${language}`), key: messageKey });
  const path = `storefront.words.${language}["${messageKey}"]`;
  const problem = faultFor(draft.faults, path)?.problem;
  const id = `field-${path}`;
  const change = (typed: string) => {
    const { [messageKey]: _old, ...others } = own;
    draft.set(["storefront", "words", language], typed === "" ? others : { ...others, [messageKey]: typed });
  };
  return (
    <div className="own-words">
      <textarea
        id={id}
        lang={language}
        rows={2}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        value={own[messageKey] ?? ""}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {problem && (
        <small id={`${id}-error`} className="warn">
          {t("settings.fault", { name: messageKey, problem })}
        </small>
      )}
    </div>
  );
}
