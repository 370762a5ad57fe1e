import type { customer, ValueOf } from "@azulejo/contract";
import { Icon, Lock } from "@azulejo/ui/icon.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { TextField, TickField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { CardFrames } from "../../checkout/card/card-frames.tsx";
import { useCardFields } from "../../checkout/card-fields.ts";
import { cardWords } from "../customer-words.ts";

interface Props {
  setup: ValueOf<typeof customer.savedPaymentForm>;
  faults: FormFaults | null;
}

/** Sends a card to the payment provider, with the bank's authentication if required, and then stores the provider's reference to it. */
export function NewCardForm({ setup, faults: answered }: Props) {
  const t = useText();
  const address = useAddress();
  const submit = useSubmit();
  const card = useCardFields(setup, useLanguage());
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormFaults | null>(null);
  const isTaken = useRef(false);
  const navigating = useNavigation().state !== "idle";
  const [setupId = ""] = setup.clientSecret.split("_secret_");

  const save = async (sent: FormData) => {
    setBusy(true);
    setRefused(null);
    // If the provider already has the card and only our response was lost, it needn't be entered again.
    const wrong = isTaken.current ? null : await card.save(setup.clientSecret);
    if (wrong) {
      const { failure } = wrong;
      if (failure !== null) setRefused({ intent: "add", code: "payment_refused", messages: [failure], fields: {}, entered: {} });
      setBusy(false);
      return;
    }
    isTaken.current = true;
    await submit(sent, { method: "post" });
    setBusy(false);
  };

  return (
    <ShopForm
      intent="add"
      words={cardWords}
      faults={busy ? null : (refused ?? answered)}
      submit={t("customer.cardSave")}
      working={t("customer.cardAdding")}
      isBusy={busy || navigating}
      isClosed={card.failed}
      deliver={save}
      beside={
        <>
          <p className="text-small">
            <a href={address("account/payments")}>{t("customer.back")}</a>
          </p>
          <p className="flex basis-full gap-2 text-small text-ink-soft">
            <Icon of={Lock} />
            {t("payment.safe")}
          </p>
        </>
      }
      className="max-w-xl space-y-4"
    >
      <input type="hidden" name="setupId" value={setupId} />
      <noscript>
        <Notice kind="alert">{t("customer.cardNeedsScript")}</Notice>
      </noscript>
      <CardFrames card={card} failure={t("customer.cardScriptFailed")} />
      <TextField name="name" required={false} maxLength={60} hint={t("customer.cardNameHint")} autoComplete="off" />
      <TickField name="preferred" />
    </ShopForm>
  );
}
