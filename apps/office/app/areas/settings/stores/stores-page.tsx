import { buttonClass } from "@azulejo/ui/button.tsx";
import { SelectField } from "@azulejo/ui/field.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { loadSettings, type Saved } from "../draft/shop-settings.ts";
import { useDraft } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";
import { Holidays } from "./holidays.tsx";
import { OpenNow } from "./open-now.tsx";

const sections = ["storefront", "stores"] as const;
export const loader = ({ request }: LoaderFunctionArgs): Promise<Saved> => loadSettings(sections, request);

export function Component() {
  const t = useText();
  const language = useLanguage();
  const draft = useDraft(useLoaderData<typeof loader>(), sections);
  const { stores, storefront } = draft.typed;
  const labelOf = (code: string) => storefront.operationTypes.find((type) => type.code === code)?.label[language] ?? code;
  const add = (
    <Link to="/settings/stores/new" className={buttonClass("tool", "no-underline")}>
      {t("settings.newStore")}
    </Link>
  );
  return (
    <DraftPage title={t("settings.stores")} draft={draft} actions={add}>
      <Ledger
        caption={t("settings.stores")}
        rows={stores}
        keyOf={({ code }) => code}
        columns={[
          { label: t("settings.path.stores.number"), phone: "none", isFigure: true, cell: ({ number }) => number },
          {
            label: t("settings.store"),
            phone: "lead",
            cell: ({ code, name, city, state }) => (
              <>
                <Link to={`/settings/stores/${code}`}>{name[language]}</Link>
                <small>{[city, state].filter(Boolean).join(", ")}</small>
              </>
            ),
          },
          { label: t("settings.path.stores.phone"), phone: "end", cell: ({ phone }) => phone },
          { label: t("settings.path.stores.operationTypes"), cell: ({ operationTypes }) => operationTypes.map(labelOf).join(", ") },
          {
            label: t("settings.now"),
            phone: "state",
            cell: (store) =>
              store.published ? (
                <OpenNow store={store} holidays={storefront.holidays} />
              ) : (
                <span className="warn">{t("settings.storeUnpublished")}</span>
              ),
          },
        ]}
      />
      <Part title={t("settings.path.storefront.defaultStore")} hint={t("settings.defaultStoreHint")}>
        <SelectField
          name="storefront.defaultStore"
          label={t("settings.store")}
          value={storefront.defaultStore}
          onChange={({ currentTarget }) => draft.set(["storefront", "defaultStore"], currentTarget.value)}
        >
          {stores
            .filter(({ published }) => published)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name[language]}
              </option>
            ))}
        </SelectField>
      </Part>
      <Part title={t("settings.path.storefront.holidays")} hint={t("settings.holidaysHint")}>
        <Holidays draft={draft} />
      </Part>
    </DraftPage>
  );
}
