import { Button } from "@azulejo/ui/button.tsx";
import { TextArea } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { callOffice } from "../../call/call-office.ts";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { openFile } from "../../call/open-file.ts";
import { signedInCall } from "../../call/sign-in-again.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useAnnounce } from "../../frame/announcement.tsx";
import type { Fact } from "../../frame/ledger/facts-line.tsx";
import { DetailPage, PagePart } from "../../frame/pages/detail-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { answersOf } from "./answers-of.ts";

const noId = 2_147_483_647;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  load("readApplication", { id: Number(params["id"]?.replaceAll(/\D/g, "") || 0) || noId }, request);

/** An application: the submitted data, and the possible decisions. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const facts = useFacts();
  const loaded = useLoaderData<typeof loader>();
  const [changed, setChanged] = useState<typeof loaded | null>(null);
  const application = changed?.id === loaded.id ? changed : loaded;
  const decide = useCall("decideApplication");
  const ask = useCall("askApplicant");
  const [opened, setOpened] = useState<"refuse" | "ask" | null>(null);
  const { id, reference, status, person } = application;
  const mayDecide = useMay()("customers.write") && status === "open";
  const done = (answer: typeof loaded | null, words: string): boolean => {
    if (answer) {
      setChanged(answer);
      announce(words);
    }
    return answer !== null;
  };
  const accept = async () => done(await decide.send({ id, accepted: true }), t("application.done.accepted", { reference }));
  const answer = async (form: FormData): Promise<boolean> => {
    const text = String(form.get("text"));
    return opened === "ask"
      ? done(await ask.send({ id, question: text }), t("application.done.asked", { reference }))
      : done(await decide.send({ id, accepted: false, reason: text }), t("application.done.refused", { reference }));
  };
  return (
    <DetailPage
      title={application.company || reference}
      note={<span className="soft">{t(`application.state.${status}`)}</span>}
      actions={mayDecide && <Actions isSending={decide.isSending} onOpen={setOpened} onAccept={() => void accept()} />}
      failure={opened ? null : decide.failure}
      facts={facts(application)}
    >
      {application.answer && (
        <p className="page-text">
          <strong>{t("application.answer")}</strong> {application.answer}
        </p>
      )}
      <Panels application={application} />
      {opened && (
        <ActionDialog
          title={t(`application.${opened}Title`, { reference })}
          confirm={t(`application.${opened}`)}
          isSending={ask.isSending || decide.isSending}
          failure={opened === "ask" ? ask.failure : decide.failure}
          onConfirm={answer}
          onClose={() => setOpened(null)}
        >
          <p className="what-happens">
            {t("application.mailed", { email: person.email, language: t(`language.${application.language}`) })}
          </p>
          <TextArea name="text" label={t(`application.${opened}Text`)} maxLength={1000} required lang={application.language} />
        </ActionDialog>
      )}
    </DetailPage>
  );
}

type Application = CallValue<"readApplication">;

interface ActionsProps {
  isSending: boolean;
  onOpen(dialog: "refuse" | "ask"): void;
  onAccept(): void;
}

function Actions({ isSending, onOpen, onAccept }: ActionsProps) {
  const t = useText();
  return (
    <>
      <Button type="button" look="tool" onClick={() => onOpen("ask")}>
        {t("application.ask")}
      </Button>
      <Button type="button" look="tool" onClick={() => onOpen("refuse")}>
        {t("application.refuse")}
      </Button>
      <Button type="button" look="tool" disabled={isSending} onClick={() => onAccept()}>
        {t("application.accept")}
      </Button>
    </>
  );
}

function useFacts() {
  const t = useText();
  const { moment } = useFormats();
  return (application: Application): Fact[] => {
    const { reference, kind, person } = application;
    return [
      [t("application.number"), reference],
      [t("application.kind"), t(`application.kind.${kind}`)],
      [t("people.name"), person.name],
      [t("people.email"), person.email],
      [t("people.language"), t(`language.${application.language}`)],
      [t("application.sent"), moment(application.sentAt)],
      [t("application.asked"), application.askedAt && moment(application.askedAt)],
      [
        t("application.decided"),
        application.decidedAt && [moment(application.decidedAt), application.decidedBy].filter(Boolean).join(", "),
      ],
      [
        t("application.person"),
        <Link key="person" to={`/people/${person.accountId}`}>
          {t("application.toPerson")}
        </Link>,
      ],
    ];
  };
}

function Panels({ application }: { application: Application }) {
  const t = useText();
  return (
    <div className="order-panels">
      <PagePart title={t("application.fields")}>
        <ul className="entries">
          {answersOf(application.fields).map(([field, value]) => (
            <li key={field}>
              <span className="soft">{t(`application.field.${field}`)}</span>
              <span className="whitespace-pre-line">{value}</span>
            </li>
          ))}
        </ul>
      </PagePart>
      <PagePart title={t("application.documents")}>
        {application.documents.length === 0 && <p className="page-text soft">{t("application.noDocuments")}</p>}
        <ul className="entries">
          {application.documents.map((document) => (
            <li key={document.id}>
              <button
                type="button"
                className="link-button"
                onClick={() => void signedInCall(() => callOffice("applicationDocument", { id: document.id })).then(openFile)}
              >
                {document.name}
              </button>
              <span>{t("application.size", { kilobytes: Math.ceil(document.bytes / 1000) })}</span>
            </li>
          ))}
        </ul>
      </PagePart>
    </div>
  );
}
