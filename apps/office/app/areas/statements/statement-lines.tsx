import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { Link } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

type Statements = CallValue<"customerStatements">;
type Line = NonNullable<Statements["lines"]>[number];

interface Props {
  name: string;
  month: Statements["months"][number];
  lines: readonly Line[];
  shown(cents: number): string;
}

/** The lines of a month, with the balance after each. */
export function StatementLines({ name, month, lines, shown }: Props) {
  const t = useText();
  const { day } = useFormats();
  const wordsOf = ({ kind, invoiceNo, payment }: Line): string => {
    if (kind === "return") return t("statements.line.return");
    if (payment) return t(`statements.line.${payment.method}`, { reference: payment.reference ?? "" });
    return t(`statements.line.${kind === "credit" ? "credit" : "invoice"}`, { number: String(invoiceNo) });
  };
  const columns: Column<Line>[] = [
    { label: t("statements.day"), phone: "plain", cell: ({ on }) => day(on) },
    {
      label: t("statements.what"),
      phone: "lead",
      cell: (line) => (
        <div>
          {wordsOf(line)}
          <small>
            <UnbrokenNumbers>
              {[line.earlierNo && t("statements.earlier", { number: line.earlierNo }), line.purchaseOrderNo, line.branch]
                .filter(Boolean)
                .join(", ")}
            </UnbrokenNumbers>
          </small>
        </div>
      ),
    },
    {
      label: t("orders.number"),
      phone: "plain",
      cell: ({ orderNo }) => (orderNo === null ? "—" : <Link to={`/orders/${orderNo}`}>{orderNo}</Link>),
    },
    { label: t("statements.amount"), phone: "end", isFigure: true, cell: ({ amountCents }) => shown(amountCents) },
    { label: t("statements.balance"), phone: "named", isFigure: true, cell: ({ balanceCents }) => shown(balanceCents) },
  ];
  return (
    <section aria-labelledby="statement">
      <div className="bar-heading">
        <h2 id="statement">{name}</h2>
        <span>{t("statements.sums", { opening: shown(month.openingCents), closing: shown(month.closingCents) })}</span>
      </div>
      {lines.length > 0 ? (
        <Ledger caption={name} columns={columns} rows={lines} keyOf={(line) => lines.indexOf(line)} />
      ) : (
        <p className="page-text soft">{t("statements.quiet")}</p>
      )}
    </section>
  );
}
