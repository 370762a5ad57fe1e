import type { NotificationState } from "@azulejo/contract/areas/consent.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { TextField } from "../../form/fields.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { useText } from "../../i18n/text.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { messagesWords } from "./customer-words.ts";

interface Props {
  state: NotificationState;
  /** Default phone number. */
  phone: string;
  faults: FormFaults | null;
}

/** Matches a phone number with an extension, to which no text message can be sent. */
const withExtension = /[x#]/i;

/** Consent to text messages about orders. The terms of consent are next to the button. */
export function TextMessages({ state, phone, faults }: Props) {
  const t = useText();
  const { features } = useShellData().settings;
  const wanted = state.sms === "in";
  if (!features.textMessages && !wanted) return null;
  const submit = t(wanted ? "messages.stop" : "messages.start");
  return (
    <section className="print:hidden">
      <Rule>{t("messages.title")}</Rule>
      <p className="mt-3 max-w-prose">{wanted ? t("messages.on", { phone: state.phone ?? "" }) : t("messages.off")}</p>
      <ShopForm
        key={state.sms}
        intent={wanted ? "messages-out" : "messages-in"}
        words={messagesWords}
        faults={faults}
        submit={submit}
        working={submit}
        look="quiet"
        className="mt-4 max-w-md space-y-4"
      >
        {!wanted && (
          <>
            <input type="hidden" name="consentVersion" value={state.consent.version} />
            <TextField name="phone" type="tel" autoComplete="tel" maxLength={30} value={withExtension.test(phone) ? "" : phone} />
            <p className="text-small text-ink-soft">{state.consent.text}</p>
          </>
        )}
      </ShopForm>
    </section>
  );
}
