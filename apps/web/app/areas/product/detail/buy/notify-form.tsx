import "virtual:words/stock-alert";
import { labelsOf } from "../../../../form/field-words.ts";
import { TextField } from "../../../../form/fields.tsx";
import type { FormFaults } from "../../../../form/form-faults.ts";
import { ShopForm } from "../../../../form/shop-form.tsx";
import { useText } from "../../../../i18n/text.ts";
import { useShellData } from "../../../../shell/shell-data.ts";

/** The answer of the page's action: the request's state, or its errors. */
export interface NotifyAnswer {
  done: string;
  faults: FormFaults | null;
}

interface Props {
  itemNo: string;
  units: number;
  /** The units in words. */
  quantity: string;
  /** The store where the shopper picks up; null for a delivery. */
  store: { code: string; name: string } | null;
  answer: NotifyAnswer | undefined;
}

const words = labelsOf({ email: "stockAlert.email" });

/** Asks for an email when the wanted units are available. A guest's captcha needs scripts; for a signed-in customer it works without. */
export function NotifyForm({ itemNo, units, quantity, store, answer }: Props) {
  const t = useText();
  const { session } = useShellData();
  const email = session?.userName;
  if (answer?.done) {
    return (
      <p role="status" className="order-3 border-t border-joint py-3 text-small">
        {t(answer.done === "waiting" ? "stockAlert.waiting" : "stockAlert.asked")}
      </p>
    );
  }
  return (
    <ShopForm
      key={email}
      intent="notify"
      words={words}
      faults={answer?.faults}
      submit={t("stockAlert.submit")}
      look="quiet"
      captcha={{ purpose: "stock-alert", always: !session }}
      className="order-3 grid gap-3 border-t border-joint py-3"
    >
      <p className="text-small">{t("stockAlert.lead", { quantity, way: store ? "pickup" : "delivery", store: store?.name ?? "" })}</p>
      <input type="hidden" name="itemNo" value={itemNo} />
      <input type="hidden" name="units" value={units} />
      {store && <input type="hidden" name="storeCode" value={store.code} />}
      <TextField name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} value={email} />
    </ShopForm>
  );
}
