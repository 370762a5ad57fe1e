import { Button } from "@azulejo/ui/button.tsx";
import { Checkbox, SelectField } from "@azulejo/ui/field.tsx";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from "react-router";
import { MissingPage } from "../../../frame/missing-page.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { BothLanguages, SettingField } from "../draft/setting-field.tsx";
import { loadSettings, type Saved } from "../draft/shop-settings.ts";
import { type Draft, useDraft } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { ComingDays } from "./coming-days.tsx";
import { withNewStore } from "./new-store.ts";
import { OpenNow } from "./open-now.tsx";
import { WeekHours } from "./week-hours.tsx";

const sections = ["storefront", "stores"] as const;
export const loader = ({ request }: LoaderFunctionArgs): Promise<Saved> => loadSettings(sections, request);

export function Component() {
  const saved = useLoaderData<typeof loader>();
  const { code } = useParams();
  const at = code === undefined ? saved.settings.stores.length : saved.settings.stores.findIndex((store) => store.code === code);
  if (at < 0) return <MissingPage />;
  return <StoreEditor key={code} saved={saved} at={at} isNew={code === undefined} />;
}

function StoreEditor({ saved, at, isNew }: { saved: Saved; at: number; isNew: boolean }) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const draft = useDraft(saved, sections, isNew ? withNewStore(saved.settings) : saved.settings);
  const store = draft.typed.stores[at];
  const path = ["stores", at];
  const title = isNew ? t("settings.newStore") : t("settings.storeOf", { name: store?.name[language] ?? "" });
  const toList = () => void navigate("/settings/stores");
  if (!store) return <DraftPage title={t("settings.storeRemoved")} draft={draft} onSaved={toList} children={null} />;
  const remove = !isNew && (
    <Button
      type="button"
      look="tool"
      onClick={() =>
        draft.set(
          ["stores"],
          draft.typed.stores.filter((_, other) => other !== at),
        )
      }
    >
      {t("settings.removeStore")}
    </Button>
  );
  return (
    <DraftPage title={title} draft={draft} actions={remove} {...(isNew && { onSaved: toList })}>
      <Part title={t("settings.names")} hint={t("settings.storeNamesHint")}>
        <BothLanguages draft={draft} path={[...path, "name"]} />
        <BothLanguages draft={draft} path={[...path, "slug"]} />
        <div className="field-row">
          {isNew && <SettingField draft={draft} path={[...path, "code"]} hint={t("settings.storeCodeHint")} />}
          <SettingField draft={draft} path={[...path, "number"]} isNumber inputMode="numeric" />
        </div>
        <BothLanguages draft={draft} path={[...path, "description"]} isLong />
      </Part>
      <Part title={t("settings.path.stores.published")}>
        <Checkbox
          name={`stores[${store.code}].published`}
          label={t("settings.storePublished")}
          hint={t("settings.storePublishedHint")}
          checked={store.published}
          onChange={({ currentTarget }) => draft.set([...path, "published"], currentTarget.checked)}
        />
      </Part>
      <AddressPart draft={draft} path={path} />
      <Part title={t("settings.path.stores.operationTypes")} hint={t("settings.servicesHint")}>
        <Services draft={draft} at={at} />
      </Part>
      <Part title={t("settings.path.stores.hours")} hint={t("settings.hoursHint")}>
        <SettingField draft={draft} path={[...path, "timezone"]} list="time-zones" />
        <datalist id="time-zones">
          {Intl.supportedValuesOf("timeZone").map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <WeekHours draft={draft} at={at} />
        <ClosedDays draft={draft} at={at} />
      </Part>
      <Part title={t("settings.openingPreview")} hint={t("settings.openingPreviewHint")}>
        <p aria-live="polite">
          <OpenNow store={store} holidays={draft.typed.storefront.holidays} />
        </p>
        <ComingDays store={store} holidays={draft.typed.storefront.holidays} />
      </Part>
    </DraftPage>
  );
}

function Services({ draft, at }: { draft: Draft; at: number }) {
  const language = useLanguage();
  const chosen = draft.typed.stores[at]?.operationTypes ?? [];
  return draft.typed.storefront.operationTypes.map(({ code, label }) => (
    <Checkbox
      key={code}
      name={`service-${code}`}
      label={label[language]}
      checked={chosen.includes(code)}
      onChange={({ currentTarget }) =>
        draft.set(["stores", at, "operationTypes"], currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
      }
    />
  ));
}

function Country({ draft, path }: { draft: Draft; path: (string | number)[] }) {
  const t = useText();
  return (
    <SelectField
      {...draft.field(path)}
      label={t("settings.path.stores.country")}
      onChange={({ currentTarget }) => draft.set(path, currentTarget.value)}
    >
      {(["US", "CA"] as const).map((code) => (
        <option key={code} value={code}>
          {t(`settings.country.${code}`)}
        </option>
      ))}
    </SelectField>
  );
}

function AddressPart({ draft, path }: { draft: Draft; path: (string | number)[] }) {
  const t = useText();
  return (
    <Part title={t("settings.address")}>
      <SettingField draft={draft} path={[...path, "street"]} />
      <div className="field-row">
        <SettingField draft={draft} path={[...path, "city"]} />
        <SettingField draft={draft} path={[...path, "state"]} />
        <SettingField draft={draft} path={[...path, "postalCode"]} />
        <Country draft={draft} path={[...path, "country"]} />
      </div>
      <div className="field-row">
        <SettingField draft={draft} path={[...path, "phone"]} type="tel" />
        <SettingField draft={draft} path={[...path, "email"]} type="email" isNullable hint={t("settings.storeEmailHint")} />
      </div>
      <div className="field-row">
        <SettingField draft={draft} path={[...path, "latitude"]} isNumber inputMode="decimal" />
        <SettingField draft={draft} path={[...path, "longitude"]} isNumber inputMode="decimal" />
      </div>
    </Part>
  );
}
