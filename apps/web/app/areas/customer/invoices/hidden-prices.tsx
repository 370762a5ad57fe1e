import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";

/** Shown in place of amounts to a user who has hidden prices. */
export function HiddenPrices() {
  const t = useText();
  const address = useAddress();
  return (
    <Notice>
      {t("invoices.hidden")} <a href={address("account/profile")}>{t("invoices.showPrices")}</a>
    </Notice>
  );
}
