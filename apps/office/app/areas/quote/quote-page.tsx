import type { OfficeQuote } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { KeyCap } from "../../frame/keys/key-cap.tsx";
import { useKeys } from "../../frame/keys/use-keys.ts";
import { type Fact, FactsLine } from "../../frame/ledger/facts-line.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { AuditLink } from "../audit/audit-link.tsx";
import { externalFacts } from "../customer/external-facts.ts";
import { QuoteMessages } from "./quote-messages.tsx";
import { QuoteVersions } from "./quote-versions.tsx";
import { RequestedLines } from "./requested-lines.tsx";
import { SendDialog } from "./send-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const quoteNo = Number(params["quoteNo"]) || 0;
  const [quote, { externalIds }] = await Promise.all([
    load("quote", { quoteNo }, request),
    load("externalIds", { kind: "quote", no: String(quoteNo) }, request),
  ]);
  return { quote, externalIds };
}

export function Component() {
  const { quote, externalIds } = useLoaderData<typeof loader>();
  return <QuotePage key={quote.quoteNo} loaded={quote} externalIds={externalIds} />;
}

interface PageProps {
  loaded: OfficeQuote;
  externalIds: Parameters<typeof externalFacts>[0];
}

function QuotePage({ loaded, externalIds }: PageProps) {
  const t = useText();
  const { moment } = useFormats();
  const announce = useAnnounce();
  const [quote, setQuote] = useState(loaded);
  const [isSending, setSending] = useState(false);
  useEffect(() => setQuote(loaded), [loaded]);
  const hasEnded = quote.state === "accepted" || quote.state === "withdrawn";
  const send = () => setSending(true);
  useKeys(hasEnded ? [] : [{ keys: "s", label: t("quotes.send"), run: send, inBar: true }]);
  const done = (changed: OfficeQuote, words: string) => {
    setQuote(changed);
    announce(words);
  };
  const action = !hasEnded && (
    <Button type="button" look="tool" onClick={send}>
      {t("quotes.send")}
      <KeyCap keys="s" />
    </Button>
  );
  const facts: Fact[] = [
    [t("quotes.customer"), [quote.customer, quote.askedBy].filter(Boolean).join(", ")],
    [t("quotes.asked"), moment(quote.askedAt)],
    [t("order.earlier"), quote.earlierNo],
    ...externalFacts(externalIds, t),
    [t("quotes.job"), [quote.jobName, quote.purchaseOrderNo].filter(Boolean).join(", ")],
    [t("order.email"), quote.email],
    [t("order.phone"), quote.phone],
    [t("order.deliverTo"), quote.deliverTo && `${quote.deliverTo.line1}, ${quote.deliverTo.city}, ${quote.deliverTo.province}`],
  ];
  return (
    <>
      <PageHeading help="quotes" title={t("quotes.title", { quoteNo: String(quote.quoteNo) })} actions={action}>
        <span>{t(`quotes.state.${quote.state}`)}</span>
        <AuditLink subject="quote" no={quote.quoteNo} />
        {quote.orderNo !== null && <Link to={`/orders/${quote.orderNo}`}>{t("order.title", { orderNo: String(quote.orderNo) })}</Link>}
      </PageHeading>
      <FactsLine facts={facts} />
      <div className="order-body">
        <div>
          <div className="bar-heading">
            <h2>{t("quotes.lines")}</h2>
            <span>{t("quotes.linesHint")}</span>
          </div>
          <RequestedLines lines={quote.lines} />
          <QuoteVersions versions={quote.versions} />
        </div>
        <aside>
          <QuoteMessages quote={quote} hasEnded={hasEnded} onDone={done} />
        </aside>
      </div>
      {isSending && <SendDialog quote={quote} onDone={done} onClose={() => setSending(false)} />}
    </>
  );
}
