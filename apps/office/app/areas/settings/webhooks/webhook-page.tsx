import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { CallDialog } from "../../../frame/pages/call-dialog.tsx";
import { PagePart } from "../../../frame/pages/detail-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { SecretNotice } from "../../staff/keys/secret-notice.tsx";
import { SettingsPages } from "../settings-pages.tsx";
import { DeliveriesTable } from "./deliveries-table.tsx";
import { useKindWords } from "./use-kind-words.ts";
import { ChangeWebhookDialog } from "./webhook-dialog.tsx";
import { WebhookState } from "./webhook-state.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const webhookId = Number(params["webhookId"]);
  const older = Number(new URL(request.url).searchParams.get("older"));
  return load("webhookDeliveries", { webhookId, ...(older > 0 && { older }) }, request);
}

/** One webhook: its state, and the messages sent to it. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { webhook, deliveries, older } = useLoaderData<typeof loader>();
  const [secret, setSecret] = useState<string | null>(null);
  const { webhookId, name } = webhook;
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  return (
    <>
      <PageHeading title={name} actions={<Actions onDone={done} onSecret={setSecret} />}>
        <span className="soft">
          <WebhookState webhook={webhook} />
        </span>
        <AuditLink subject="webhook" no={name} />
      </PageHeading>
      <SettingsPages />
      {secret && <SecretNotice title={t("apiKeys.shownTitle", { name })} secret={secret} />}
      <Facts />
      <PagePart title={t("webhooks.log")}>
        {deliveries.length === 0 ? (
          <p className="page-text soft">{t("webhooks.noLog")}</p>
        ) : (
          <DeliveriesTable webhookId={webhookId} deliveries={deliveries} onDone={done} />
        )}
        {older !== null && (
          <Link to={`?older=${older}`} className={buttonClass("tool")}>
            {t("webhooks.older")}
          </Link>
        )}
      </PagePart>
    </>
  );
}

function Facts() {
  const t = useText();
  const { moment } = useFormats();
  const kindsOf = useKindWords();
  const { url, kinds, contact, waiting, failingSince, nextTryAt } = useLoaderData<typeof loader>().webhook;
  return (
    <div className="page-text">
      <p>{url}</p>
      <p>{t("webhooks.facts", { kinds: kindsOf(kinds), contact, waiting })}</p>
      {failingSince && <p className="warn">{t("webhooks.failingSince", { when: moment(failingSince) })}</p>}
      {nextTryAt && failingSince && <p>{t("webhooks.nextTry", { when: moment(nextTryAt) })}</p>}
    </div>
  );
}

type Dialog = "change" | "rotate" | "delete";

interface ActionsProps {
  onDone(words: string): void;
  onSecret(secret: string): void;
}

function Actions({ onDone, onSecret }: ActionsProps) {
  const t = useText();
  const { webhookId, name, state, failingSince } = useLoaderData<typeof loader>().webhook;
  const [open, setOpen] = useState<Dialog | null>(null);
  const test = useCall("testWebhook");
  const pause = useCall("pauseWebhook");
  const resume = useCall("resumeWebhook");
  const mayResume = state !== "active" || failingSince !== null;
  const run = async ({ send }: typeof test | typeof pause | typeof resume, words: string) => {
    if (await send({ webhookId })) onDone(words);
  };
  return (
    <>
      <FailureNotice failure={test.failure ?? pause.failure ?? resume.failure} />
      <Button type="button" look="tool" disabled={test.isSending} onClick={() => void run(test, t("webhooks.tested"))}>
        {t("webhooks.test")}
      </Button>
      {mayResume && (
        <Button type="button" look="tool" disabled={resume.isSending} onClick={() => void run(resume, t("webhooks.resumed", { name }))}>
          {t("webhooks.resume")}
        </Button>
      )}
      {state === "active" && (
        <Button type="button" look="tool" disabled={pause.isSending} onClick={() => void run(pause, t("webhooks.paused", { name }))}>
          {t("webhooks.pause")}
        </Button>
      )}
      {(["change", "rotate", "delete"] as const).map((dialog) => (
        <Button key={dialog} type="button" look="tool" onClick={() => setOpen(dialog)}>
          {t(`webhooks.${dialog}`)}
        </Button>
      ))}
      <OpenDialog open={open} {...{ onDone, onSecret }} onClose={() => setOpen(null)} />
    </>
  );
}

function OpenDialog({ open, onDone, onSecret, onClose }: ActionsProps & { open: Dialog | null; onClose(): void }) {
  const t = useText();
  const navigate = useNavigate();
  const { webhook } = useLoaderData<typeof loader>();
  const { webhookId, name } = webhook;
  return (
    <>
      {open === "change" && (
        <ChangeWebhookDialog webhook={webhook} onDone={(saved) => onDone(t("webhooks.saved", { name: saved }))} onClose={onClose} />
      )}
      {open === "rotate" && (
        <CallDialog
          call="rotateWebhookSecret"
          title={t("webhooks.rotateTitle", { name })}
          confirm={t("webhooks.rotate")}
          inputOf={() => ({ webhookId })}
          onDone={({ secret }) => onSecret(secret)}
          onClose={onClose}
        >
          <p className="what-happens">{t("webhooks.rotateHappens")}</p>
        </CallDialog>
      )}
      {open === "delete" && (
        <CallDialog
          call="deleteWebhook"
          title={t("webhooks.deleteTitle", { name })}
          confirm={t("webhooks.delete")}
          inputOf={() => ({ webhookId })}
          onDone={() => void navigate("/settings/webhooks")}
          onClose={onClose}
        >
          <p className="what-happens">{t("webhooks.deleteHappens")}</p>
        </CallDialog>
      )}
    </>
  );
}
