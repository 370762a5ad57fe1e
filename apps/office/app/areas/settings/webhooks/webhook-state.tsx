import type { CallValue } from "../../../call/calls.ts";
import { useText } from "../../../i18n/text.ts";

export type Webhook = CallValue<"webhooks">["webhooks"][number];

export function WebhookState({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const t = useText();
  if (state !== "active") return <span className="warn">{t(`webhooks.state.${state}`)}</span>;
  return failingSince ? <span className="warn">{t("webhooks.failing")}</span> : t("webhooks.state.active");
}
