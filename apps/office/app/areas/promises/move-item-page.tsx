import type { OfficeOrder } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { type Failure, useCall } from "../../call/use-call.ts";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";

type Reason = OfficeOrder["promiseMoves"][number]["reason"];
const reasons: readonly Reason[] = ["container", "made_to_order", "stock_short", "damaged", "carrier", "other"];

interface Moved {
  moved: number[];
  asked: number[];
}

/** Moves the promised date of an item on every order that waits for it. */
export function Component() {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("moveItemPromises");
  const [result, setResult] = useState<Moved | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string): string => String(form.get(name) ?? "").trim();
    const [en, es] = [read("en"), read("es")];
    if ((en === "") !== (es === "")) {
      fail({ code: null, messages: [t("move.bothLanguages")], fields: {} });
      return;
    }
    const moved = await send({
      itemNo: read("itemNo"),
      promisedOn: read("promisedOn"),
      reason: read("reason") as Reason,
      ...(en && { note: { en, es } }),
    });
    if (moved) setResult(moved);
  };
  return (
    <>
      <PageHeading title={t("moveItem.title")} />
      <form className="page-text stack" onSubmit={(event) => void submit(event)}>
        <p className="soft">{t("moveItem.happens")}</p>
        <FailureNotice failure={failure} />
        <MoveFields failure={failure} />
        <Button type="submit" className="justify-self-start" disabled={isSending}>
          {t("moveItem.move")}
        </Button>
      </form>
      {result && <MovedOrders result={result} />}
    </>
  );
}

function MoveFields({ failure }: { failure: Failure | null }) {
  const t = useText();
  const [query] = useSearchParams();
  return (
    <>
      <Field
        name="itemNo"
        label={t("moveItem.item")}
        defaultValue={query.get("item") ?? ""}
        maxLength={40}
        required
        autoComplete="off"
        error={failure?.fields["itemNo"]}
      />
      <div className="field-row">
        <Field name="promisedOn" type="date" label={t("move.day")} required error={failure?.fields["promisedOn"]} />
        <SelectField name="reason" label={t("move.reason")}>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`delay.${reason}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Field name="en" label={t("move.noteEn")} hint={t("move.noteHint")} maxLength={300} lang="en" autoComplete="off" />
      <Field name="es" label={t("move.noteEs")} maxLength={300} lang="es" autoComplete="off" />
    </>
  );
}

function MovedOrders({ result }: { result: Moved }) {
  const t = useText();
  return (
    <section aria-labelledby="moved" className="page-text" role="status">
      <h2 id="moved">{t("moveItem.done", { count: result.moved.length, asked: result.asked.length })}</h2>
      <ul className="row-actions">
        {result.moved.map((orderNo) => (
          <li key={orderNo}>
            <Link to={`/orders/${orderNo}`}>{orderNo}</Link>
            {result.asked.includes(orderNo) && ` ${t("moveItem.asked")}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
