import type { NotificationState } from "@azulejo/contract/areas/notificationpreference.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { Form, useNavigation } from "react-router";
import { useText } from "../../i18n/text.ts";

interface Props {
  state: NotificationState;
  /** Default phone number if none is known yet. */
  phone: string;
  faults: { messages: string[]; fields: Record<string, string> } | null;
}

/** No text message reaches an extension. */
const withExtension = /[x#]/i;

/** Yes or no to text messages about orders. What one says yes to stands beside the button. */
export function TextMessages({ state, phone, faults }: Props) {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  const wanted = state.sms === "in";
  return (
    <section className="print:hidden">
      <Rule>{t("messages.title")}</Rule>
      <p className="mt-3 max-w-prose">{wanted ? t("messages.on", { phone: state.phone ?? "" }) : t("messages.off")}</p>
      {faults && (
        <div className="mt-4">
          <Notice kind="alert">{faults.messages.join(" ")}</Notice>
        </div>
      )}
      <Form method="post" noValidate className="mt-4 max-w-md space-y-4">
        <input type="hidden" name="intent" value={wanted ? "messages-out" : "messages-in"} />
        {!wanted && (
          <>
            <input type="hidden" name="consentVersion" value={state.consent.version} />
            <Field
              label={t("messages.phone")}
              name="phone"
              type="tel"
              autoComplete="tel"
              required
              maxLength={30}
              defaultValue={withExtension.test(phone) ? "" : phone}
              error={faults?.fields.phone}
            />
            <p className="text-small text-ink-soft">{state.consent.text}</p>
          </>
        )}
        <Button type="submit" look="quiet" disabled={busy}>
          {t(wanted ? "messages.stop" : "messages.start")}
        </Button>
      </Form>
    </section>
  );
}
