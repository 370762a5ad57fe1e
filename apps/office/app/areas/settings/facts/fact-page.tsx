import { factKinds, factPlaces } from "@azulejo/contract/facts/kinds.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams, useSearchParams } from "react-router";
import { MissingPage } from "../../../frame/missing-page.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { SettingSelect, SettingSet, SettingSwitch } from "../draft/setting-choices.tsx";
import { BothLanguages, SettingField } from "../draft/setting-field.tsx";
import { SettingRows } from "../draft/setting-rows.tsx";
import { loadSettings, type Saved } from "../draft/shop-settings.ts";
import { type Draft, useDraft } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";
import { withNewFact } from "./new-fact.ts";

const sections = ["storefront", "terms"] as const;
export const loader = ({ request }: LoaderFunctionArgs): Promise<Saved> => loadSettings(sections, request);

type FactPath = readonly ["storefront", "facts", number];

export function Component() {
  const saved = useLoaderData<typeof loader>();
  const { code } = useParams();
  const { facts } = saved.settings.storefront;
  const at = code === undefined ? facts.length : facts.findIndex((fact) => fact.code === code);
  if (at < 0) return <MissingPage />;
  return <FactEditor key={code} saved={saved} at={at} isNew={code === undefined} />;
}

function FactEditor({ saved, at, isNew }: { saved: Saved; at: number; isNew: boolean }) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const draft = useDraft(saved, sections, isNew ? withNewFact(saved.settings, query.get("column") ?? "") : saved.settings);
  const { facts } = draft.typed.storefront;
  const fact = facts[at];
  const path: FactPath = ["storefront", "facts", at];
  const toList = () => void navigate("/settings/facts");
  if (!fact || (!isNew && facts.length < saved.settings.storefront.facts.length)) {
    return (
      <DraftPage title={t("settings.factRemoved")} draft={draft} onSaved={toList}>
        <p className="page-text">{t("settings.factRemovedHint")}</p>
      </DraftPage>
    );
  }
  const others = facts.filter((_, other) => other !== at);
  const remove = !isNew && (
    <Button type="button" look="tool" onClick={() => draft.set(["storefront", "facts"], others)}>
      {t("settings.removeFact")}
    </Button>
  );
  const title = isNew ? t("settings.newFact") : fact.name[language];
  return (
    <DraftPage title={title} draft={draft} actions={remove} {...(isNew && { onSaved: toList })}>
      <Part title={t("settings.names")} hint={t("settings.factNamesHint")}>
        <BothLanguages draft={draft} path={[...path, "name"]} />
        {isNew && <SettingField draft={draft} path={[...path, "code"]} hint={t("settings.factCodeHint")} />}
        <OptionalTexts draft={draft} path={[...path, "group"]} texts={fact.group} label={t("settings.factHasGroup")} />
      </Part>
      <ValuesPart draft={draft} path={path} />
      <ShownPart draft={draft} path={path} />
    </DraftPage>
  );
}

function ValuesPart({ draft, path }: { draft: Draft; path: FactPath }) {
  const t = useText();
  const fact = draft.typed.storefront.facts[path[2]];
  if (!fact) return null;
  return (
    <Part title={t("settings.factValues")} hint={t(`settings.factKindHint.${fact.kind}`)}>
      <SettingSelect
        draft={draft}
        path={[...path, "kind"]}
        hint={t("settings.factKindHint")}
        choices={factKinds.map((value) => ({ value, label: t(`settings.factKind.${value}`) }))}
      />
      {(fact.kind === "number" || fact.kind === "range") && (
        <OptionalTexts draft={draft} path={[...path, "unit"]} texts={fact.unit} label={t("settings.factHasUnit")} />
      )}
      {fact.kind === "choice" && (
        <SettingRows
          draft={draft}
          path={[...path, "choices"]}
          label={t("settings.path.storefront.facts.choices")}
          rows={fact.choices}
          fresh={{ code: "", label: { en: "", es: "" } }}
        >
          {(row) => (
            <>
              <SettingField draft={draft} path={[...row, "code"]} />
              <SettingField draft={draft} path={[...row, "label", "en"]} lang="en" />
              <SettingField draft={draft} path={[...row, "label", "es"]} lang="es" />
            </>
          )}
        </SettingRows>
      )}
    </Part>
  );
}

function ShownPart({ draft, path }: { draft: Draft; path: FactPath }) {
  const t = useText();
  const language = useLanguage();
  const fact = draft.typed.storefront.facts[path[2]];
  if (!fact) return null;
  const known = draft.typed.terms.filter(({ kind }) => kind === "department");
  const unknown = fact.departments.filter((code) => !known.some(({ value }) => value === code));
  const departments = [
    ...known.map(({ value, label }) => ({ value, label: label[language] })),
    ...unknown.map((value) => ({ value, label: value })),
  ];
  return (
    <Part title={t("settings.factShown")} hint={t("settings.factShownHint")}>
      <SettingSet
        draft={draft}
        path={[...path, "shownIn"]}
        chosen={fact.shownIn}
        choices={factPlaces.map((value) => ({ value, label: t(`settings.factPlace.${value}`) }))}
      />
      <SettingSwitch draft={draft} path={[...path, "filterable"]} isOn={fact.filterable} />
      <SettingSwitch draft={draft} path={[...path, "sortable"]} isOn={fact.sortable} />
      {departments.length > 0 && (
        <SettingSet draft={draft} path={[...path, "departments"]} chosen={fact.departments} choices={departments} />
      )}
    </Part>
  );
}

interface OptionalTextsProps {
  draft: Draft;
  path: readonly (string | number)[];
  texts: { en: string; es: string } | null;
  label: string;
}

/** An optional text in both languages; if it is turned off and on again, the previous text comes back. */
function OptionalTexts({ draft, path, texts, label }: OptionalTextsProps) {
  const [last, setLast] = useState({ en: "", es: "" });
  const change = (isThere: boolean) => {
    if (texts) setLast(texts);
    draft.set(path, isThere ? last : null);
  };
  return (
    <>
      <Checkbox
        name={path.join(".")}
        label={label}
        checked={texts !== null}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {texts && <BothLanguages draft={draft} path={path} />}
    </>
  );
}
