import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useAnnounce } from "../../frame/announcement.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { DetailPage, PagePart } from "../../frame/pages/detail-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { BusinessChoice } from "./business-choice.tsx";
import { MergeLists } from "./merge-lists.tsx";
import { termWords, usualTerms } from "./term-words.ts";

type Preview = CallValue<"previewMerge">;

const noId = 2_147_483_647;
const idIn = (text: string | null | undefined): number | null => Number(text?.replaceAll(/\D/g, "") || 0) || null;

/** The account in the address is kept unless `ends` says that it ends. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const customerId = idIn(params["customerId"]) ?? noId;
  const { searchParams } = new URL(request.url);
  const other = idIn(searchParams.get("with"));
  const customer = await load("customer", { customerId }, request);
  if (other === null) return { customer, preview: null };
  const [from, into] = searchParams.has("ends") ? [customer.customerId, other] : [other, customer.customerId];
  return { customer, preview: await load("previewMerge", { from, into }, request) };
}

/** Merges two business accounts of one company: which one stays, what is moved, and the terms afterwards. */
export function Component() {
  const t = useText();
  const { customer, preview } = useLoaderData<typeof loader>();
  const back = (
    <Link to={`/customers/${customer.customerId}`} className={buttonClass("tool")}>
      {t("merge.back", { name: customer.name })}
    </Link>
  );
  return (
    <DetailPage title={t("merge.title")} actions={back}>
      {preview ? <Merge key={preview.revision} preview={preview} /> : <ChooseOther customerId={customer.customerId} name={customer.name} />}
    </DetailPage>
  );
}

function ChooseOther({ customerId, name }: { customerId: number; name: string }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <form
      className="stack max-w-xl px-5 text-small"
      onSubmit={(event) => {
        event.preventDefault();
        const other = new FormData(event.currentTarget).get("business");
        if (other !== null) void navigate(`?with=${other}`);
      }}
    >
      <p className="soft">{t("merge.lead", { name })}</p>
      <BusinessChoice without={customerId} legend={t("merge.other")} />
      <div>
        <Button type="submit">{t("merge.compare")}</Button>
      </div>
    </form>
  );
}

function Merge({ preview }: { preview: Preview }) {
  const t = useText();
  const [asks, setAsks] = useState(false);
  const [params, setParams] = useSearchParams();
  const { from, into, problems } = preview;
  const swap = () => {
    const next = new URLSearchParams(params);
    if (next.has("ends")) next.delete("ends");
    else next.set("ends", "yes");
    setParams(next);
  };
  return (
    <>
      <div className="stack max-w-3xl px-5 pb-4 text-small">
        <p>{t("merge.happens", { from: `${from.name} (${from.customerId})`, into: `${into.name} (${into.customerId})` })}</p>
        {problems.map((problem) => (
          <Notice key={problem} kind="alert">
            {t(`merge.problem.${problem}`)}
          </Notice>
        ))}
        <p className="flex flex-wrap gap-2">
          <Button type="button" disabled={problems.length > 0} onClick={() => setAsks(true)}>
            {t("merge.start")}
          </Button>
          <Button type="button" look="quiet" onClick={swap}>
            {t("merge.swap", { name: from.name })}
          </Button>
        </p>
      </div>
      <PagePart title={t("merge.accounts")}>
        <Accounts preview={preview} />
      </PagePart>
      <MergeLists preview={preview} />
      {asks && <MergeDialog preview={preview} onClose={() => setAsks(false)} />}
    </>
  );
}

/** Both accounts side by side. */
function Accounts({ preview: { from, into } }: { preview: Preview }) {
  const t = useText();
  const { money } = useFormats();
  const limit = ({ creditLimitCents, currency }: Preview["from"]) => (creditLimitCents === null ? "—" : money(creditLimitCents, currency));
  const rows: [string, string, string][] = [
    [t("customer.number"), String(from.customerId), String(into.customerId)],
    [t("customers.terms"), termWords(from.paymentTerm, t), termWords(into.paymentTerm, t)],
    [t("customers.limit"), limit(from), limit(into)],
    [t("customers.owed"), money(from.owedCents, from.currency), money(into.owedCents, into.currency)],
    [t("customers.postalCode"), from.postalCode ?? "—", into.postalCode ?? "—"],
  ];
  const columns: Column<(typeof rows)[number]>[] = [
    { label: t("merge.fact"), cell: ([label]) => label },
    { label: t("merge.from", { name: from.name }), cell: ([, ending]) => ending },
    { label: t("merge.into", { name: into.name }), cell: ([, , staying]) => staying },
  ];
  return <Ledger caption={t("merge.accounts")} columns={columns} rows={rows} keyOf={([label]) => label} />;
}

/** Asks for the terms after the merge, because those of neither account apply automatically. */
function MergeDialog({ preview: { from, into, revision }, onClose }: { preview: Preview; onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { money } = useFormats();
  const { send, isSending, failure, fail } = useCall("mergeCustomers");
  const terms = [...new Set([into.paymentTerm, from.paymentTerm, ...usualTerms])];
  const confirm = async (form: FormData): Promise<boolean> => {
    const limit = String(form.get("limit")).trim();
    const creditLimitCents = limit === "" ? null : readDollars(limit);
    if (limit !== "" && creditLimitCents === null) {
      fail({ code: null, messages: [], fields: { creditLimitCents: t("terms.limitFault") } });
      return false;
    }
    const ids = { from: from.customerId, into: into.customerId };
    const merged = await send({ ...ids, revision, paymentTerm: String(form.get("paymentTerm")), creditLimitCents });
    if (!merged) {
      void revalidate();
      return false;
    }
    announce(t("merge.done", { name: merged.name }));
    void navigate(`/customers/${merged.customerId}`);
    return true;
  };
  const { creditLimitCents, currency } = from;
  return (
    <ActionDialog
      title={t("merge.confirmTitle", { name: into.name })}
      confirm={t("merge.start")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="what-happens">{t("merge.final")}</p>
      <SelectField name="paymentTerm" label={t("customers.terms")} defaultValue={into.paymentTerm}>
        {terms.map((term) => (
          <option key={term} value={term}>
            {termWords(term, t)}
          </option>
        ))}
      </SelectField>
      <Field
        name="limit"
        label={t("terms.limit")}
        hint={creditLimitCents === null ? t("terms.limitHint") : t("merge.limitHint", { limit: money(creditLimitCents, currency) })}
        inputMode="decimal"
        defaultValue={into.creditLimitCents === null ? "" : (into.creditLimitCents / 100).toFixed(2)}
        error={failure?.fields["creditLimitCents"]}
        autoComplete="off"
      />
    </ActionDialog>
  );
}
