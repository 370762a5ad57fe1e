import type { AgedAccount } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { Empty } from "../../frame/empty.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { MoneyPages } from "./money-pages.tsx";

const ages = ["current", "1-30", "31-60", "61-90", "90+"] as const;

export const loader = ({ request }: LoaderFunctionArgs) => load("ageing", {}, request);

export function Component() {
  const t = useText();
  const { money, day } = useFormats();
  const { on, currency, accounts } = useLoaderData<typeof loader>();
  const sum = (figure: (account: AgedAccount) => number) => accounts.reduce((all, account) => all + figure(account), 0);
  const amount = (cents: number) => (cents === 0 ? "—" : money(cents, currency));
  const columns: Column<AgedAccount>[] = [
    {
      label: t("books.customer"),
      cell: ({ name, paymentTerm }) => (
        <span>
          {name}
          <small>{paymentTerm}</small>
        </span>
      ),
    },
    { label: t("books.oldest"), cell: ({ oldestDueOn }) => (oldestDueOn ? day(oldestDueOn) : "—") },
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
  const save = () =>
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
  const actions = accounts.length > 0 && (
    <Button type="button" look="tool" onClick={() => void save()}>
      {t("books.csv")}
    </Button>
  );
  return (
    <>
      <PageHeading help="ageing" title={t("books.ageing")} actions={actions}>
        <span className="soft">{t("books.asOf", { day: day(on) })}</span>
      </PageHeading>
      <MoneyPages />
      {accounts.length > 0 ? (
        <Ledger caption={t("books.ageing")} columns={columns} rows={accounts} keyOf={({ customerId }) => customerId} />
      ) : (
        <Empty title={t("books.nothingOpen")}>{t("books.nothingOpenHint")}</Empty>
      )}
    </>
  );
}
