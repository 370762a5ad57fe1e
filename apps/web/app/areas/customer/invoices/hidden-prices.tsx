import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";

/** In place of figures, for a reader who has hidden prices. */
export function HiddenPrices() {
  const t = useText();
  const address = useAddress();
  return (
    <Notice>
      {t("invoices.hidden")} <a href={address("account/profile")}>{t("invoices.showPrices")}</a>
    </Notice>
  );
}
