import type { TakenAccountingFile } from "@azulejo/contract/areas/office.ts";
import { accountingFormatNames, accountingFormats } from "@azulejo/contract/staff/accounting-formats.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { CallInput } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import { saveFile } from "../../../call/open-file.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { pageOf } from "../../../frame/ledger/page-of.ts";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { readStaff, useMay } from "../../../frame/staff.ts";
import { wallTime } from "../../../i18n/shop-clock.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { MoneyPages } from "../money-pages.tsx";
import { ReceivedChecks } from "./received-checks.tsx";

const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

/** Suggests the days that haven't been exported yet, up to yesterday, because today isn't complete. */
export async function loader({ request }: LoaderFunctionArgs) {
  await readStaff(request);
  const found = await load("accountingFiles", { page: pageOf(new URL(request.url).searchParams) }, request);
  const yesterday = new Date(Date.parse(wallTime(new Date()).slice(0, 10)) - DAY_MS).toISOString().slice(0, 10);
  const from = found.nextFrom && found.nextFrom <= yesterday ? found.nextFrom : `${yesterday.slice(0, 7)}-01`;
  return { ...found, days: { from, to: yesterday } };
}

export function Component() {
  const t = useText();
  const may = useMay();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { taken, total } = useLoaderData<typeof loader>();
  const { send, isSending, failure } = useCall("takeAccountingFile");
  const columns = useColumns();
  const take = async (what: CallInput<"takeAccountingFile">) => {
    const file = await send(what);
    if (!file) return;
    saveFile(file);
    announce(t("books.taken"));
    void revalidate();
  };
  return (
    <ListPage
      help="accounting"
      title={t("books.accounting")}
      pages={<MoneyPages />}
      filters={<TakeForm isSending={isSending} onTake={(what) => void take(what)} />}
      above={<p className="page-text soft">{t("books.accountingHint")}</p>}
      failure={failure}
      columns={columns}
      rows={taken}
      keyOf={({ id }) => id}
      none={{ title: t("books.nothingTaken"), hint: t("books.nothingTakenHint") }}
      paged={{ pageSize: PAGE_SIZE, total }}
    >
      {may("payments.record") && <ReceivedChecks />}
    </ListPage>
  );
}

interface FormProps {
  isSending: boolean;
  onTake(what: CallInput<"takeAccountingFile">): void;
}

function TakeForm({ isSending, onTake }: FormProps) {
  const t = useText();
  const { days } = useLoaderData<typeof loader>();
  const [format, setFormat] = useState(accountingFormatNames[0]);
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const written = (name: string) => String(form.get(name) ?? "");
    const kind = accountingFormats[format].find((one) => one === written("kind"));
    if (kind) onTake({ kind, format, from: written("from"), to: written("to") });
  };
  return (
    <form key={days.from} className="filter-form" onSubmit={take}>
      <SelectField
        name="format"
        label={t("books.format")}
        value={format}
        onChange={({ currentTarget }) => setFormat(accountingFormatNames.find((one) => one === currentTarget.value) ?? "csv")}
      >
        {accountingFormatNames.map((name) => (
          <option key={name} value={name}>
            {t(`books.format.${name}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="kind" label={t("books.file")}>
        {accountingFormats[format].map((name) => (
          <option key={name} value={name}>
            {t(`books.file.${name}`)}
          </option>
        ))}
      </SelectField>
      <Field name="from" type="date" label={t("books.from")} defaultValue={days.from} required />
      <Field name="to" type="date" label={t("books.to")} defaultValue={days.to} required />
      <Button type="submit" look="tool" disabled={isSending}>
        {t("books.take")}
      </Button>
    </form>
  );
}

function useColumns(): Column<TakenAccountingFile>[] {
  const t = useText();
  const { money, moment, day } = useFormats();
  const sum = (kind: TakenAccountingFile["kind"], cents: number) => (kind === "customers" ? "—" : money(cents));
  return [
    { label: t("books.takenAt"), phone: "plain", cell: ({ at }) => moment(at) },
    { label: t("books.takenBy"), phone: "plain", cell: ({ by }) => by ?? "—" },
    { label: t("books.file"), phone: "lead", cell: ({ kind }) => t(`books.file.${kind}`) },
    { label: t("books.format"), phone: "plain", cell: ({ format }) => t(`books.format.${format}`) },
    { label: t("books.days"), cell: ({ from, to }) => (from && to ? `${day(from)} – ${day(to)}` : "—") },
    { label: t("books.rows"), phone: "named", isFigure: true, cell: ({ rows }) => rows },
    { label: t("books.sum"), isFigure: true, cell: ({ kind, sumCents }) => sum(kind, sumCents) },
    {
      label: t("books.today"),
      phone: "state",
      cell: ({ kind, now }) =>
        now ? <span className="warn">{t("books.differs", { rows: now.rows, sum: sum(kind, now.sumCents) })}</span> : t("books.same"),
    },
  ];
}
