import { lookCards, lookFaces, lookHeaders } from "@azulejo/ui/look/look.ts";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { SettingSelect } from "../draft/setting-choices.tsx";
import { BothLanguages, SettingField } from "../draft/setting-field.tsx";
import { loadSettings, type Saved } from "../draft/shop-settings.ts";
import { useDraft } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";
import { ColorsPart } from "./colors-part.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { SocialLinks } from "./social-links.tsx";

const sections = ["storefront"] as const;
const looks = { faces: lookFaces, header: lookHeaders, cards: lookCards };
export const loader = ({ request }: LoaderFunctionArgs): Promise<Saved> => loadSettings(sections, request);

export function Component() {
  const t = useText();
  const draft = useDraft(useLoaderData<typeof loader>(), sections);
  const { notice } = draft.typed.storefront;
  const [hadNotice, setHadNotice] = useState({ en: "", es: "" });
  return (
    <DraftPage title={t("settings.identity")} draft={draft}>
      <Part title={t("settings.names")} hint={t("settings.namesHint")}>
        <div className="field-row">
          <SettingField draft={draft} path={["storefront", "name"]} />
          <SettingField draft={draft} path={["storefront", "legalName"]} hint={t("settings.legalNameHint")} />
        </div>
        <BothLanguages draft={draft} path={["storefront", "tagline"]} />
      </Part>
      <Part title={t("settings.contact")} hint={t("settings.contactHint")}>
        <div className="field-row">
          <SettingField draft={draft} path={["storefront", "phone"]} type="tel" />
          <SettingField draft={draft} path={["storefront", "email"]} type="email" />
        </div>
        <SettingField draft={draft} path={["storefront", "postalAddress"]} isSentence hint={t("settings.postalAddressHint")} />
        <SocialLinks draft={draft} />
      </Part>
      <Part title={t("settings.pictures")} hint={t("settings.picturesHint")}>
        <PictureChoice draft={draft} kind="logo" />
        <PictureChoice draft={draft} kind="favicon" />
      </Part>
      <ColorsPart draft={draft} />
      <Part title={t("settings.path.storefront.look")} hint={t("settings.lookHint")}>
        <div className="field-row">
          {(["faces", "header", "cards"] as const).map((key) => (
            <SettingSelect
              key={key}
              draft={draft}
              path={["storefront", "look", key]}
              choices={looks[key].map((value) => ({ value, label: t(`settings.look.${value}`) }))}
            />
          ))}
        </div>
      </Part>
      <Part title={t("settings.path.storefront.notice")} hint={t("settings.noticeHint")}>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="check-box"
            checked={notice !== null}
            onChange={({ currentTarget }) => {
              if (notice) setHadNotice(notice);
              draft.set(["storefront", "notice"], currentTarget.checked ? hadNotice : null);
            }}
          />
          <span>{t("settings.showNotice")}</span>
        </label>
        {notice && <BothLanguages draft={draft} path={["storefront", "notice"]} />}
      </Part>
    </DraftPage>
  );
}
