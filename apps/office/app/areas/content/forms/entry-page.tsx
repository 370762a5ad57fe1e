import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { Fact } from "../../../frame/ledger/facts-line.tsx";
import { CallDialog } from "../../../frame/pages/call-dialog.tsx";
import { DetailPage, PagePart } from "../../../frame/pages/detail-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ContentPages } from "../content-pages.tsx";

const noId = 2_147_483_647;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  load("formEntry", { id: Number(params["entryId"]?.replaceAll(/\D/g, "") || 0) || noId }, request);

/** Everything that a visitor sent. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const facts = useFacts();
  const loaded = useLoaderData<typeof loader>();
  const [changed, setChanged] = useState<typeof loaded | null>(null);
  const entry = changed?.id === loaded.id ? changed : loaded;
  const mark = useCall("markFormEntry");
  const [isDeleting, setDeleting] = useState(false);
  const { id, reference, answeredAt } = entry;
  const toggle = async () => {
    const answer = await mark.send({ id, isAnswered: answeredAt === null });
    if (!answer) return;
    setChanged(answer);
    announce(t(answer.answeredAt === null ? "forms.reopened" : "forms.marked", { reference }));
  };
  return (
    <DetailPage
      title={entry.title}
      note={<span className="soft">{reference}</span>}
      actions={
        <>
          <Button type="button" look="tool" onClick={() => setDeleting(true)}>
            {t("forms.delete")}
          </Button>
          <Button type="button" look="tool" disabled={mark.isSending} onClick={() => void toggle()}>
            {t(answeredAt === null ? "forms.mark" : "forms.reopen")}
          </Button>
        </>
      }
      pages={<ContentPages />}
      failure={mark.failure}
      facts={facts(entry)}
    >
      <Answers answers={entry.answers} />
      {isDeleting && (
        <CallDialog
          call="deleteFormEntry"
          title={t("forms.deleteTitle", { reference })}
          confirm={t("forms.delete")}
          inputOf={() => ({ id })}
          onDone={() => {
            announce(t("forms.deleted", { reference }));
            void navigate("/content/forms", { replace: true });
          }}
          onClose={() => setDeleting(false)}
        >
          <p>{t("forms.deleteText")}</p>
        </CallDialog>
      )}
    </DetailPage>
  );
}

function useFacts() {
  const t = useText();
  const { moment, day } = useFormats();
  return (entry: CallValue<"formEntry">): Fact[] => {
    const { reference, email, answeredAt } = entry;
    return [
      [t("forms.sender"), entry.sender],
      [t("people.email"), email && <a href={`mailto:${email}?subject=${encodeURIComponent(`${entry.title} ${reference}`)}`}>{email}</a>],
      [t("forms.subject"), entry.subject],
      [t("people.language"), t(`language.${entry.language}`)],
      [t("forms.sent"), moment(entry.sentAt)],
      [t("forms.page"), entry.page],
      [t("forms.answered"), answeredAt && [moment(answeredAt), entry.answeredBy].filter(Boolean).join(", ")],
      [t("forms.deletedOn"), entry.deletedOn && day(entry.deletedOn)],
    ];
  };
}

function Answers({ answers }: Pick<CallValue<"formEntry">, "answers">) {
  const t = useText();
  return (
    <PagePart title={t("forms.answers")}>
      <ul className="entries">
        {answers.map(({ name, label, value }) => (
          <li key={name}>
            <span className="soft">{label}</span>
            <span className="whitespace-pre-line">{value}</span>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
