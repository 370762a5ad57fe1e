import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { PastedField } from "../pasted-field.tsx";
import { type PastedColumn, readPasted } from "../pasted-lines.ts";

const columns: PastedColumn[] = ["itemNo", "lot", "units"];

export const loader = ({ request }: LoaderFunctionArgs) => load("places", {}, request);

export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const places = useLoaderData<typeof loader>();
  const { send, isSending, failure } = useCall("sendTransfer");
  const [text, setText] = useState("");
  const pasted = readPasted(text, columns);
  const from = places.find(({ own }) => own)?.code;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pasted.faults.length > 0 || pasted.lines.length === 0) return;
    const form = new FormData(event.currentTarget);
    const sent = await send({
      from: String(form.get("from")),
      to: String(form.get("to")),
      note: String(form.get("note")).trim() || null,
      lines: pasted.lines.map(({ itemNo, lot, units }) => ({ itemNo, lot, units })),
    });
    if (!sent) return;
    announce(t("goods.transferSent", { count: sent.units }));
    await navigate(`/stock/transfers/${sent.transferNo}`);
  };
  const choices = (own: boolean) =>
    places
      .filter((place) => !own || place.own)
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ));
  return (
    <>
      <PageHeading help="transfers" title={t("goods.newTransfer")} />
      <form onSubmit={(event) => void submit(event)} className="page-text stack text-small">
        <FailureNotice failure={failure} />
        <div className="field-row">
          <SelectField name="from" label={t("goods.from")} error={failure?.fields["from"]}>
            {choices(true)}
          </SelectField>
          <SelectField
            name="to"
            label={t("goods.to")}
            defaultValue={places.find(({ code }) => code !== from)?.code}
            error={failure?.fields["to"]}
          >
            {choices(false)}
          </SelectField>
        </div>
        <PastedField hint={t("goods.transferLinesHint")} value={text} pasted={pasted} error={failure?.fields["lines"]} onChange={setText} />
        <Field name="note" label={t("goods.note")} maxLength={200} autoComplete="off" error={failure?.fields["note"]} />
        <div>
          <Button type="submit" disabled={isSending}>
            {t("goods.sendConfirm")}
          </Button>
        </div>
      </form>
    </>
  );
}
