import { Checkbox } from "@azulejo/ui/field.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { SettingLines, SettingNumbers, SettingSelect, SettingSet, SettingSwitch } from "../draft/setting-choices.tsx";
import { SettingField } from "../draft/setting-field.tsx";
import { SettingRows } from "../draft/setting-rows.tsx";
import { loadSettings, type Saved } from "../draft/shop-settings.ts";
import { type Draft, useDraft } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";

const sections = ["storefront"] as const;
export const loader = ({ request }: LoaderFunctionArgs): Promise<Saved> => loadSettings(sections, request);

const features = ["newsletter", "textMessages", "tradeAccounts", "samples"] as const;
const routings = ["prefix", "prefix_except_default", "prefix_and_default", "no_prefix"] as const;
const at = (...keys: string[]) => ["storefront", ...keys];
const asIs = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The website's features, languages, email recipients, and sign-in methods. */
export function Component() {
  const t = useText();
  const draft = useDraft(useLoaderData<typeof loader>(), sections);
  const { storefront } = draft.typed;
  return (
    <DraftPage title={t("settings.site")} draft={draft}>
      <Part folds title={t("settings.path.storefront.features")} hint={t("settings.part.featuresHint")}>
        {features.map((name) => (
          <SettingSwitch key={name} draft={draft} path={at("features", name)} isOn={storefront.features[name]} />
        ))}
      </Part>
      <Part folds title={t("settings.path.storefront.mail")} hint={t("settings.part.mailHint")}>
        <SettingLines draft={draft} path={at("mail", "orders")} lines={storefront.mail.orders} />
        <SettingLines draft={draft} path={at("mail", "requests")} lines={storefront.mail.requests} />
        <SettingLines draft={draft} path={at("mail", "forms")} lines={storefront.mail.forms} />
      </Part>
      <RetentionPart draft={draft} />
      <Part folds title={t("settings.part.signIn")} hint={t("settings.part.signInHint")}>
        <SettingSelect
          draft={draft}
          path={at("staffSecondFactor")}
          hint={t("settings.secondFactorHint")}
          choices={[
            { value: "required", label: t("settings.secondFactor.required") },
            { value: "optional", label: t("settings.secondFactor.optional") },
          ]}
        />
      </Part>
      <Part folds title={t("settings.part.tags")} hint={t("settings.part.tagsHint")}>
        <SettingLines draft={draft} path={at("tagHosts")} lines={storefront.tagHosts} />
        <SettingField draft={draft} path={at("accessibilityAccount")} isNullable />
      </Part>
      <LanguagesPart draft={draft} />
      <PlacePart draft={draft} />
    </DraftPage>
  );
}

function LanguagesPart({ draft }: { draft: Draft }) {
  const t = useText();
  const { locales, hosts } = draft.typed.storefront;
  return (
    <Part folds title={t("settings.path.storefront.locales")} hint={t("settings.part.localesHint")}>
      {locales.map(({ code }, row) => (
        <div key={code} className="field-row">
          <SettingField draft={draft} path={["storefront", "locales", row, "name"]} />
          <SettingField draft={draft} path={["storefront", "locales", row, "language"]} />
          <SettingField draft={draft} path={["storefront", "locales", row, "domain"]} isNullable />
          <SettingSelect
            draft={draft}
            path={["storefront", "locales", row, "direction"]}
            choices={[
              { value: "ltr", label: t("settings.direction.ltr") },
              { value: "rtl", label: t("settings.direction.rtl") },
            ]}
          />
        </div>
      ))}
      <div className="field-row">
        <SettingSelect draft={draft} path={at("defaultLocale")} choices={locales.map(({ code, name }) => ({ value: code, label: name }))} />
        <SettingSelect
          draft={draft}
          path={at("routing")}
          choices={routings.map((value) => ({ value, label: t(`settings.routing.${value}`) }))}
        />
      </div>
      <div className="field-row">
        <RootRedirect draft={draft} />
        <SettingField draft={draft} path={at("titleSeparator")} />
      </div>
      <SettingLines draft={draft} path={at("hosts")} lines={hosts} />
    </Part>
  );
}

function PlacePart({ draft }: { draft: Draft }) {
  const t = useText();
  const { countries, operationTypes } = draft.typed.storefront;
  return (
    <Part folds title={t("settings.part.place")} hint={t("settings.part.placeHint")}>
      <div className="field-row">
        <SettingField draft={draft} path={at("timezone")} />
        <SettingSelect draft={draft} path={at("currency")} choices={asIs(["USD", "CAD"])} />
        <SettingField draft={draft} path={at("siteKey")} hint={t("settings.siteKeyHint")} />
      </div>
      <SettingSet
        draft={draft}
        path={at("countries")}
        chosen={countries}
        choices={[
          { value: "US", label: t("settings.country.US") },
          { value: "CA", label: t("settings.country.CA") },
        ]}
      />
      <SettingRows
        draft={draft}
        path={at("operationTypes")}
        label={t("settings.path.storefront.operationTypes")}
        rows={operationTypes}
        fresh={{ code: "", label: { en: "", es: "" }, handsOver: false, ships: false, keepsSlabs: false }}
      >
        {(path) => <OperationType draft={draft} path={path} />}
      </SettingRows>
    </Part>
  );
}

function OperationType({ draft, path }: { draft: Draft; path: readonly (string | number)[] }) {
  const row = draft.typed.storefront.operationTypes[Number(path.at(-1))];
  return (
    <>
      <SettingField draft={draft} path={[...path, "code"]} />
      <SettingField draft={draft} path={[...path, "label", "en"]} lang="en" />
      <SettingField draft={draft} path={[...path, "label", "es"]} lang="es" />
      <div className="stack">
        {(["handsOver", "ships", "keepsSlabs"] as const).map((key) => (
          <SettingSwitch key={key} draft={draft} path={[...path, key]} isOn={row?.[key] ?? false} />
        ))}
      </div>
    </>
  );
}

function RetentionPart({ draft }: { draft: Draft }) {
  const t = useText();
  const { formEntryDays } = draft.typed.storefront;
  return (
    <Part folds title={t("settings.part.retention")} hint={t("settings.part.retentionHint")}>
      <Checkbox
        name="storefront.formEntryDays.limited"
        label={t("settings.limitRetention")}
        checked={formEntryDays !== null}
        onChange={({ currentTarget }) => draft.set(at("formEntryDays"), currentTarget.checked ? 730 : null)}
      />
      {formEntryDays !== null && <SettingNumbers draft={draft} path={at()} keys={["formEntryDays"]} />}
      <SettingNumbers draft={draft} path={at()} keys={["searchDays"]} />
    </Part>
  );
}

/** A redirect with its own status can only be set in a file, and is shown here as its path. */
function RootRedirect({ draft }: { draft: Draft }) {
  const { rootRedirect } = draft.typed.storefront;
  const path = typeof rootRedirect === "object" && rootRedirect !== null ? at("rootRedirect", "path") : at("rootRedirect");
  return <SettingField draft={draft} path={path} isNullable={path.length === 2} />;
}
