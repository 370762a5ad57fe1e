import { Button } from "@azulejo/ui/button.tsx";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

type Delivery = CallValue<"webhookDeliveries">["deliveries"][number];

interface Props {
  webhookId: number;
  deliveries: readonly Delivery[];
  onDone(words: string): void;
}

/** The deliveries of a webhook, with its receiver's responses. */
export function DeliveriesTable({ webhookId, deliveries, onDone }: Props) {
  const t = useText();
  const { moment } = useFormats();
  const { send, isSending, failure } = useCall("resendWebhook");
  const resend = async ({ deliveryId, messageId }: Delivery) => {
    if (await send({ webhookId, deliveryId })) onDone(t("webhooks.resent", { id: messageId }));
  };
  const columns: Column<Delivery>[] = [
    {
      label: t("webhooks.message"),
      cell: ({ messageId, body, answer }) => (
        <details>
          <summary>{messageId}</summary>
          <code className="break-all">{body}</code>
          {answer && (
            <p>
              {t("webhooks.answer")} <code className="break-all">{answer}</code>
            </p>
          )}
        </details>
      ),
    },
    { label: t("webhooks.created"), cell: ({ createdAt }) => moment(createdAt) },
    { label: t("webhooks.tried"), phone: "named", cell: ({ triedAt }) => (triedAt ? moment(triedAt) : t("webhooks.never")) },
    { label: t("webhooks.attempts"), phone: "named", cell: ({ attempts }) => attempts, isFigure: true },
    {
      label: t("webhooks.result"),
      phone: "state",
      cell: ({ state, status, failure: reason }) =>
        state === "delivered" ? (
          t("webhooks.delivered", { status: status ?? 0 })
        ) : (
          <span className="warn">{reason ?? t("webhooks.waits")}</span>
        ),
    },
    {
      label: t("apiKeys.actions"),
      phone: "acts",
      cell: (delivery) => (
        <Button type="button" look="quiet" disabled={isSending} onClick={() => void resend(delivery)}>
          {t("webhooks.resend")}
        </Button>
      ),
    },
  ];
  return (
    <>
      <FailureNotice failure={failure} />
      <Ledger caption={t("webhooks.log")} columns={columns} rows={deliveries} keyOf={({ deliveryId }) => deliveryId} />
    </>
  );
}
