import type { ComparedBalance } from "@azulejo/contract/areas/office.ts";
import { Link } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { saveCsv } from "../../../call/save-csv.ts";
import { CsvButton } from "../../../frame/ledger/csv-button.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PagePart } from "../../../frame/pages/detail-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

const FIRST = 100;

interface Props {
  compared: CallValue<"compareBalances">;
}

/** The sums on both sides, each difference with its reason, and a file with every row. */
export function ComparedBalances({ compared }: Props) {
  const t = useText();
  const { money } = useFormats();
  const { rows, theirCents, ourCents, currency } = compared;
  const save = useSave(compared);
  const differing = rows.filter(({ outcome }) => outcome !== "same");
  const sums = {
    theirs: money(theirCents, currency),
    ours: money(ourCents, currency),
    difference: money(theirCents - ourCents, currency),
  };
  return (
    <PagePart title={t("books.balancesCompared")} actions={<CsvButton save={save} />}>
      <p role="status" className="px-5 py-3">
        {t("books.balancesSums", sums)} {t("books.balancesSame", { same: rows.length - differing.length, all: rows.length })}
      </p>
      {differing.length > 0 && <Differences rows={differing} currency={currency} />}
    </PagePart>
  );
}

function Differences({ rows, currency }: { rows: readonly ComparedBalance[]; currency: string }) {
  const t = useText();
  const { money } = useFormats();
  return (
    <Ledger
      caption={t("books.balancesCompared")}
      rows={rows}
      first={FIRST}
      keyOf={({ outcome, number, invoiceNo, theirCustomer }) => `${outcome} ${number} ${invoiceNo} ${theirCustomer}`}
      columns={[
        { label: t("books.balanceNumber"), cell: NumberCell },
        { label: t("books.customer"), cell: ({ ourCustomer, theirCustomer }) => ourCustomer ?? theirCustomer ?? "—" },
        { label: t("books.theirs"), isFigure: true, phone: "named", cell: ({ theirCents }) => money(theirCents, currency) },
        { label: t("books.ours"), isFigure: true, phone: "named", cell: ({ ourCents }) => money(ourCents, currency) },
        { label: t("books.balanceDifference"), isFigure: true, cell: ({ theirCents, ourCents }) => money(theirCents - ourCents, currency) },
        {
          label: t("books.balanceResult"),
          phone: "state",
          cell: ({ outcome, theirCustomer }) => (
            <span className="warn">{t(`books.balance.${outcome}`, { customer: theirCustomer ?? "" })}</span>
          ),
        },
      ]}
    />
  );
}

function NumberCell({ number, invoiceNo }: ComparedBalance) {
  return invoiceNo === null ? number || "—" : <Link to={`/money/invoices/${invoiceNo}`}>{number}</Link>;
}

/** Saves all rows, with amounts in dollars. */
function useSave({ on, rows }: Props["compared"]): () => Promise<void> {
  const t = useText();
  return () =>
    saveCsv(
      `${t("books.balancesFile")}-${on}.csv`,
      [
        ...[t("books.balanceNumber"), t("books.balanceInvoice"), t("books.balanceTheirCustomer"), t("books.balanceOurCustomer")],
        ...[t("books.theirs"), t("books.ours"), t("books.balanceDifference"), t("books.balanceResult")],
      ],
      rows.map(({ outcome, number, invoiceNo, theirCustomer, ourCustomer, theirCents, ourCents }) => [
        ...[number, invoiceNo ?? "", theirCustomer ?? "", ourCustomer ?? ""],
        ...[theirCents / 100, ourCents / 100, (theirCents - ourCents) / 100],
        t(`books.balance.${outcome}`, { customer: theirCustomer ?? "" }),
      ]),
    );
}
