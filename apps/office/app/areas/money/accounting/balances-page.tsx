import { Button } from "@azulejo/ui/button.tsx";
import { TextArea } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { type FormEvent, useState } from "react";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { MoneyPages } from "../money-pages.tsx";
import { ComparedBalances } from "./compared-balances.tsx";
import { type ReadBalances, readBalances } from "./read-balances.ts";
import { TableFile } from "./table-file.tsx";

const NAMED = 8;

/** Compares accounting's open invoices with the shop's. */
export function Component() {
  const t = useText();
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<ReadBalances | null>(null);
  const [compared, setCompared] = useState<CallValue<"compareBalances"> | null>(null);
  const { send, isSending, failure } = useCall("compareBalances");
  const write = (next: string) => {
    setText(next);
    setUnread(null);
    setCompared(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = await readBalances(text);
    const isReadable = read.faults.length === 0 && read.lines.length > 0;
    setUnread(isReadable ? null : read);
    setCompared(isReadable ? await send({ lines: read.lines }) : null);
  };
  return (
    <>
      <PageHeading help="balances" title={t("books.balances")} />
      <MoneyPages />
      <form className="phone-part stack max-w-2xl px-5 py-4" noValidate onSubmit={(event) => void submit(event)}>
        <p className="soft">{t("books.balancesHint")}</p>
        <TableFile onText={write} />
        <TextArea
          name="lines"
          label={t("books.balancesLines")}
          hint={t("books.balancesLinesHint")}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <FailureNotice failure={failure} />
        {unread && <Unread read={unread} />}
        <Button type="submit" className="justify-self-start" disabled={text.trim() === "" || isSending}>
          {t("books.balancesCompare")}
        </Button>
      </form>
      {compared && <ComparedBalances compared={compared} />}
    </>
  );
}

function Unread({ read: { faults, hasHeader } }: { read: ReadBalances }) {
  const t = useText();
  const { list } = useFormats();
  const named = list(faults.slice(0, NAMED).map(String));
  return (
    <Notice kind="alert">
      {!hasHeader
        ? t("books.balancesNoHeader")
        : faults.length > 0
          ? t("books.receivedUnread", { lines: named, count: faults.length })
          : t("books.balancesNoLines")}
    </Notice>
  );
}
