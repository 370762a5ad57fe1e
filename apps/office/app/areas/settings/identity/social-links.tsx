import { Button } from "@azulejo/ui/button.tsx";
import { SelectField } from "@azulejo/ui/field.tsx";
import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { useText } from "../../../i18n/text.ts";
import { SettingField } from "../draft/setting-field.tsx";
import type { ShopSettings } from "../draft/shop-settings.ts";
import type { Draft } from "../draft/use-draft.ts";

type Network = ShopSettings["storefront"]["social"][number]["network"];
/** An object, so that the type requires a new network to be added here too. */
const networks: Record<Network, true> = {
  facebook: true,
  instagram: true,
  pinterest: true,
  youtube: true,
  linkedin: true,
  tiktok: true,
  x: true,
  houzz: true,
};
const networkNames = Object.keys(networks) as Network[];

/** The shop's pages on social networks. */
export function SocialLinks({ draft }: { draft: Draft }) {
  const t = useText();
  const { social } = draft.typed.storefront;
  const path = ["storefront", "social"];
  return (
    <fieldset>
      <legend className="text-small">{t("settings.path.storefront.social")}</legend>
      <ul className="setting-rows">
        {social.map(({ network }, at) => (
          <li key={at}>
            <SelectField
              name={`storefront.social[${at + 1}].network`}
              label={t("settings.path.storefront.social.network")}
              value={network}
              onChange={({ currentTarget }) => draft.set([...path, at, "network"], currentTarget.value)}
            >
              {networkNames.map((name) => (
                <option key={name} value={name}>
                  {t(`settings.network.${name}`)}
                </option>
              ))}
            </SelectField>
            <SettingField draft={draft} path={[...path, at, "address"]} type="url" />
            <button
              type="button"
              className="icon-button row-end"
              aria-label={t("settings.removeNetwork", { network: t(`settings.network.${network}`) })}
              onClick={() =>
                draft.set(
                  path,
                  social.filter((_, other) => other !== at),
                )
              }
            >
              <Icon of={Close} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <Button type="button" look="tool" onClick={() => draft.set(path, [...social, { network: "instagram", address: "https://" }])}>
        {t("settings.addNetwork")}
      </Button>
    </fieldset>
  );
}
