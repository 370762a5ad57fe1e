import { Checkbox, Field } from "@azulejo/ui/field.tsx";
import type { CallValue } from "../../../call/calls.ts";
import { CallDialog } from "../../../frame/pages/call-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { type Kind, kinds } from "./use-kind-words.ts";
import type { Webhook } from "./webhook-state.tsx";

interface CreateProps {
  onDone(created: CallValue<"createWebhook">, name: string): void;
  onClose(): void;
}
interface ChangeProps {
  webhook: Webhook;
  onDone(name: string): void;
  onClose(): void;
}

const valuesOf = (form: FormData) => ({
  name: String(form.get("name")),
  url: String(form.get("url")).trim(),
  contact: String(form.get("contact")).trim(),
  kinds: form.getAll("kinds").map(String) as Kind[],
});

export function CreateWebhookDialog({ onDone, onClose }: CreateProps) {
  const t = useText();
  return (
    <CallDialog
      call="createWebhook"
      title={t("webhooks.new")}
      confirm={t("webhooks.create")}
      inputOf={valuesOf}
      onDone={(created, { name }) => onDone(created, name)}
      onClose={onClose}
      place="side"
    >
      <p className="what-happens">{t("webhooks.newHappens")}</p>
      <Fields />
    </CallDialog>
  );
}

export function ChangeWebhookDialog({ webhook, onDone, onClose }: ChangeProps) {
  const t = useText();
  return (
    <CallDialog
      call="changeWebhook"
      title={t("webhooks.changeTitle", { name: webhook.name })}
      confirm={t("webhooks.save")}
      inputOf={(form) => ({ webhookId: webhook.webhookId, ...valuesOf(form) })}
      onDone={(_, { name }) => onDone(name)}
      onClose={onClose}
      place="side"
    >
      <Fields webhook={webhook} />
    </CallDialog>
  );
}

function Fields({ webhook }: { webhook?: Webhook }) {
  const t = useText();
  return (
    <>
      <Field name="name" label={t("webhooks.name")} defaultValue={webhook?.name} maxLength={60} required autoComplete="off" />
      <Field name="url" type="url" label={t("webhooks.url")} hint={t("webhooks.urlHint")} defaultValue={webhook?.url} required />
      <fieldset className="stack">
        <legend>{t("webhooks.kinds")}</legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            id={`kind-${kind}`}
            name="kinds"
            value={kind}
            label={t(`webhooks.kind.${kind}`)}
            defaultChecked={webhook?.kinds.includes(kind)}
          />
        ))}
      </fieldset>
      <Field
        name="contact"
        type="email"
        label={t("webhooks.contact")}
        hint={t("webhooks.contactHint")}
        defaultValue={webhook?.contact}
        required
      />
    </>
  );
}
