import type { AgedAccount } from "@azulejo/contract/areas/office.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { useCall } from "../../call/use-call.ts";
import { CsvButton } from "../../frame/ledger/csv-button.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { pageOf } from "../../frame/ledger/page-of.ts";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { MoneyPages } from "./money-pages.tsx";

const ages = ["current", "1-30", "31-60", "61-90", "90+"] as const;

const PAGE_SIZE = 50;
/** The most that the call returns at once. */
const ACCOUNTS_AT_ONCE = 1_200;

export const loader = ({ request }: LoaderFunctionArgs) =>
  load("ageing", { page: pageOf(new URL(request.url).searchParams), pageSize: PAGE_SIZE }, request);

export function Component() {
  const t = useText();
  const { day } = useFormats();
  const { on, accounts, total } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const { save, failure } = useSave();
  return (
    <ListPage
      help="ageing"
      title={t("books.ageing")}
      note={<span className="soft">{t("books.asOf", { day: day(on) })}</span>}
      actions={total > 0 && <CsvButton save={save} />}
      failure={failure}
      pages={<MoneyPages />}
      columns={columns}
      rows={accounts}
      keyOf={({ customerId }) => customerId}
      paged={{ pageSize: PAGE_SIZE, total }}
      none={{ title: t("books.nothingOpen"), hint: t("books.nothingOpenHint") }}
    />
  );
}

function useColumns(): Column<AgedAccount>[] {
  const t = useText();
  const { money, day } = useFormats();
  const { currency, totals } = useLoaderData<typeof loader>();
  const amount = (cents: number) => (cents === 0 ? "—" : money(cents, currency));
  return [
    {
      label: t("books.customer"),
      cell: ({ name, paymentTerm }) => (
        <span>
          {name}
          <small>{paymentTerm}</small>
        </span>
      ),
    },
    { label: t("books.oldest"), phone: "named", cell: ({ oldestDueOn }) => (oldestDueOn ? day(oldestDueOn) : "—") },
    ...ages.map((age) => ({
      label: t(`books.age.${age}`),
      isFigure: true,
      cell: (account: AgedAccount) => (
        <span className={age === "current" || account.ages[age] === 0 ? undefined : "warn"}>{amount(account.ages[age])}</span>
      ),
      foot: amount(totals.ages[age]),
    })),
    {
      label: t("books.credits"),
      isFigure: true,
      cell: ({ creditsCents }) => amount(-creditsCents),
      foot: amount(-totals.creditsCents),
    },
    {
      label: t("books.balance"),
      isFigure: true,
      cell: ({ balanceCents }) => money(balanceCents, currency),
      foot: money(totals.balanceCents, currency),
    },
  ];
}

/** Saves the whole list as a file, with amounts in dollars. */
function useSave() {
  const t = useText();
  const { on } = useLoaderData<typeof loader>();
  const { send, failure } = useCall("ageing");
  const save = async (): Promise<void> => {
    const accounts: AgedAccount[] = [];
    for (let page = 1, total = 1; accounts.length < total; page++) {
      const part = await send({ page, pageSize: ACCOUNTS_AT_ONCE });
      if (!part || part.accounts.length === 0) return;
      accounts.push(...part.accounts);
      total = part.total;
    }
    await saveCsv(
      `${t("books.ageingFile")}-${on}.csv`,
      [t("books.customer"), t("books.oldest"), ...ages.map((age) => t(`books.age.${age}`)), t("books.credits"), t("books.balance")],
      accounts.map(({ name, oldestDueOn, ages: own, creditsCents, balanceCents }) => [
        name,
        oldestDueOn ?? "",
        ...ages.map((age) => own[age] / 100),
        -creditsCents / 100,
        balanceCents / 100,
      ]),
    );
  };
  return { save, failure };
}
