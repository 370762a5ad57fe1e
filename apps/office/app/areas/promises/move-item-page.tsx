import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { type Failure, useCall } from "../../call/use-call.ts";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { PromiseFields, readPromise } from "./promise-fields.tsx";

interface Moved {
  moved: number[];
  asked: number[];
}

/** Changes the promised date of an item on every order that waits for it. */
export function Component() {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("moveItemPromises");
  const [result, setResult] = useState<Moved | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const promise = readPromise(form);
    if (!promise) return fail({ code: null, messages: [t("move.bothLanguages")], fields: {} });
    const moved = await send({ itemNo: String(form.get("itemNo") ?? "").trim(), ...promise });
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
      <PromiseFields failure={failure} />
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
