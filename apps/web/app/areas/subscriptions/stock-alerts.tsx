import "virtual:words/stock-alert";
import type { AccountAlert } from "@azulejo/contract/areas/stock-alert/stock-alert.ts";
import { noWords } from "../../form/field-words.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { day } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useAlertGoods } from "./alert-goods.ts";

/** The goods that an account waits for, each with a button that withdraws the request. */
export function StockAlerts({ alerts, faults }: { alerts: AccountAlert[]; faults: FormFaults | null | undefined }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const goods = useAlertGoods();
  return (
    <section className="max-w-2xl space-y-3">
      <h2 className="font-sans text-base font-medium">{t("stockAlert.list")}</h2>
      <p>{t("stockAlert.listIntro")}</p>
      <ul className="divide-y divide-joint border-y border-joint">
        {alerts.map((alert) => (
          <li key={alert.alertId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <p className="min-w-0">
              <a href={`${address(`product/detail/${alert.slug}`)}?item=${encodeURIComponent(alert.itemNo)}`}>{goods(alert)}</a>
              <span className="block text-small text-ink-soft">
                {t("stockAlert.until", { day: day(alert.expiresAt, language, "long") })}
              </span>
            </p>
            <ShopForm intent={`withdraw-${alert.alertId}`} words={noWords} faults={faults} submit={t("stockAlert.withdraw")} look="quiet">
              <input type="hidden" name="alertId" value={alert.alertId} />
            </ShopForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
