import "virtual:words/checkout";
import { Bag, Globe, Icon, Phone } from "@azulejo/ui/icon.tsx";
import { other } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { ShellData } from "../shell-data.ts";
import { Brand } from "./brand.tsx";
import { useAlternate } from "./header.tsx";

/** The header of checkout: no links except to the bag, and the phone number to call. */
export function CalmHeader({ root }: { root: ShellData }) {
  const t = useText();
  const address = useAddress();
  const { language, settings } = root;
  return (
    <header className="sticky top-0 z-40 border-b border-joint bg-wall">
      <div className="shell-bar max-lg:pl-4">
        <a href={address("")} className="shell-name">
          <Brand root={root} />
        </a>
        <p className="flex items-center text-small lg:mx-auto">
          <span className="max-lg:sr-only">{t("checkout.questions")}</span>
          <a
            href={`tel:${settings.phone.replace(/[^\d+]/g, "")}`}
            className="tabular inline-flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap lg:ml-1"
          >
            <Icon of={Phone} size={22} className="lg:hidden" />
            <span className="max-lg:sr-only">{settings.phone}</span>
          </a>
        </p>
        <nav aria-label={t("shell.tools")} className="flex shrink-0 text-small lg:gap-7">
          <a href={useAlternate(root)} hrefLang={other[language]} lang={other[language]} className="shell-tool">
            <Icon of={Globe} className="max-lg:size-[22px]" />
            <span className="max-lg:sr-only">{settings.locales.find((one) => one.code === other[language])?.name}</span>
          </a>
          <a href={address("shoppingbag")} className="shell-tool">
            <Icon of={Bag} className="max-lg:size-[22px]" />
            <span className="max-lg:sr-only">{t("checkout.backToBag")}</span>
          </a>
        </nav>
      </div>
    </header>
  );
}

/** The minimal footer: seller and contact details only. */
export function CalmFooter({ root }: { root: ShellData }) {
  const { name, phone, email, postalAddress } = root.settings;
  return (
    <footer className="border-t border-joint">
      <address className="page flex flex-wrap gap-x-8 gap-y-1 py-8 text-small not-italic text-ink-soft">
        <span className="text-ink">{name}</span>
        <span>{phone}</span>
        <span className="break-words">{email}</span>
        <span>{postalAddress}</span>
      </address>
    </footer>
  );
}
