import type { AgedAccount } from "@azulejo/contract/areas/office.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { CsvButton } from "../../frame/ledger/csv-button.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { MoneyPages } from "./money-pages.tsx";

const ages = ["current", "1-30", "31-60", "61-90", "90+"] as const;

export const loader = ({ request }: LoaderFunctionArgs) => load("ageing", {}, request);

export function Component() {
  const t = useText();
  const { day } = useFormats();
  const { on, accounts } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const save = useSave();
  return (
    <ListPage
      help="ageing"
      title={t("books.ageing")}
      note={<span className="soft">{t("books.asOf", { day: day(on) })}</span>}
      actions={accounts.length > 0 && <CsvButton save={save} />}
      pages={<MoneyPages />}
      columns={columns}
      rows={accounts}
      keyOf={({ customerId }) => customerId}
      none={{ title: t("books.nothingOpen"), hint: t("books.nothingOpenHint") }}
    />
  );
}

function useColumns(): Column<AgedAccount>[] {
  const t = useText();
  const { money, day } = useFormats();
  const { currency, accounts } = useLoaderData<typeof loader>();
  const sum = (figure: (account: AgedAccount) => number) => accounts.reduce((all, account) => all + figure(account), 0);
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
      foot: amount(sum((account) => account.ages[age])),
    })),
    {
      label: t("books.credits"),
      isFigure: true,
      cell: ({ creditsCents }) => amount(-creditsCents),
      foot: amount(-sum(({ creditsCents }) => creditsCents)),
    },
    {
      label: t("books.balance"),
      isFigure: true,
      cell: ({ balanceCents }) => money(balanceCents, currency),
      foot: money(
        sum(({ balanceCents }) => balanceCents),
        currency,
      ),
    },
  ];
}

/** Saves the list as a file, with amounts in dollars. */
function useSave(): () => Promise<void> {
  const t = useText();
  const { on, accounts } = useLoaderData<typeof loader>();
  return () =>
    saveCsv(
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
}
