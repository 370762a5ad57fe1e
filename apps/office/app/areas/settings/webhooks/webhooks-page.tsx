import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { SecretNotice } from "../../staff/keys/secret-notice.tsx";
import { SettingsPages } from "../settings-pages.tsx";
import { useKindWords } from "./use-kind-words.ts";
import { CreateWebhookDialog } from "./webhook-dialog.tsx";
import { type Webhook, WebhookState } from "./webhook-state.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load("webhooks", {}, request);

/** The addresses that are notified of changes. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { webhooks } = useLoaderData<typeof loader>();
  const kindsOf = useKindWords();
  const [isAdding, setAdding] = useState(false);
  const [issued, setIssued] = useState<{ name: string; secret: string } | null>(null);
  const columns: Column<Webhook>[] = [
    {
      label: t("webhooks.name"),
      cell: ({ webhookId, name, url }) => (
        <span>
          <Link to={`/settings/webhooks/${webhookId}`}>{name}</Link>
          <small>{url}</small>
        </span>
      ),
    },
    { label: t("webhooks.kinds"), cell: ({ kinds }) => kindsOf(kinds) },
    { label: t("webhooks.waiting"), phone: "named", cell: ({ waiting }) => waiting, isFigure: true },
    { label: t("webhooks.state"), phone: "end", cell: (webhook) => <WebhookState webhook={webhook} /> },
  ];
  return (
    <ListPage
      help="webhooks"
      title={t("webhooks.title")}
      note={t("webhooks.count", { count: webhooks.length })}
      actions={
        <Button type="button" look="tool" onClick={() => setAdding(true)}>
          {t("webhooks.new")}
        </Button>
      }
      pages={<SettingsPages />}
      above={issued && <SecretNotice title={t("apiKeys.shownTitle", { name: issued.name })} secret={issued.secret} />}
      columns={columns}
      rows={webhooks}
      keyOf={({ webhookId }) => webhookId}
      none={{ title: t("webhooks.none"), hint: t("webhooks.noneHint") }}
    >
      {isAdding && (
        <CreateWebhookDialog
          onDone={({ secret }, name) => {
            setIssued({ name, secret });
            announce(t("webhooks.saved", { name }));
            void revalidate();
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </ListPage>
  );
}
