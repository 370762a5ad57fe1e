import type { ImportedCheck } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { TextArea } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PagePart } from "../../../frame/pages/detail-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { readPastedChecks } from "./pasted-checks.ts";
import { TableFile } from "./table-file.tsx";

/** Shows which invoices the checks from accounting would pay, and then records them. */
export function ReceivedChecks() {
  const t = useText();
  const announce = useAnnounce();
  const { list } = useFormats();
  const [text, setText] = useState("");
  const [found, setFound] = useState<ImportedCheck[] | null>(null);
  const { send, isSending, failure } = useCall("importChecks");
  const { lines, faults } = readPastedChecks(text);
  const due = found?.filter(({ outcome }) => outcome === "recorded") ?? [];
  const write = (next: string) => {
    setText(next);
    setFound(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checks = await send({ lines, isTrial: found === null });
    if (!checks) return;
    if (found === null) {
      setFound(checks);
      return;
    }
    announce(t("books.receivedDone", { count: checks.filter(({ outcome }) => outcome === "recorded").length }));
    setText("");
    setFound(null);
  };
  return (
    <PagePart title={t("books.received")}>
      <form className="stack max-w-2xl px-5 py-4" noValidate onSubmit={(event) => void submit(event)}>
        <TableFile onText={write} />
        <TextArea
          name="lines"
          label={t("books.receivedLines")}
          hint={t("books.receivedHint")}
          rows={5}
          spellCheck={false}
          value={text}
          error={
            faults.length > 0 ? t("books.receivedUnread", { lines: list(faults.slice(0, 8).map(String)), count: faults.length }) : undefined
          }
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <FailureNotice failure={failure} />
        <Button
          type="submit"
          className="justify-self-start"
          disabled={lines.length === 0 || faults.length > 0 || isSending || (found !== null && due.length === 0)}
        >
          {found ? t("books.receivedRecord", { count: due.length }) : t("books.receivedCheck", { count: lines.length })}
        </Button>
      </form>
      {found && <Found checks={found} />}
    </PagePart>
  );
}

function Found({ checks }: { checks: readonly ImportedCheck[] }) {
  const t = useText();
  const { money, list } = useFormats();
  const outcomeOf = ({ outcome, refusal }: ImportedCheck) => {
    if (outcome !== "refused" || !refusal) return t(`books.outcome.${outcome === "known" ? "known" : "recorded"}`);
    const values = { invoiceNo: String(refusal.invoiceNo ?? ""), left: money(Math.abs(refusal.leftCents ?? 0)) };
    return <span className="warn">{t(`books.refusal.${refusal.reason}`, values)}</span>;
  };
  return (
    <Ledger
      caption={t("books.received")}
      rows={checks}
      keyOf={({ reference, invoiceNos }) => `${reference} ${invoiceNos[0]}`}
      columns={[
        { label: t("books.checkNo"), cell: ({ reference }) => reference },
        { label: t("books.customer"), cell: ({ customer }) => customer ?? "—" },
        { label: t("books.invoicesOf"), cell: ({ invoiceNos }) => list(invoiceNos.map(String)) },
        { label: t("books.amount"), isFigure: true, cell: ({ amountCents }) => money(amountCents) },
        { label: t("books.outcome"), phone: "state", cell: outcomeOf },
      ]}
    />
  );
}
