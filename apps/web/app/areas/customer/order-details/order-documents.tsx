import type { customer, ValueOf } from "@azulejo/contract";
import type { ListedInvoice } from "@azulejo/contract/areas/customer.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { DownloadPapers } from "../desk/papers/download-papers.tsx";

interface Props {
  receipt: ValueOf<typeof customer.receipt>;
  invoices: ListedInvoice[];
}

/** The documents of an order, each as a link and all as one archive. */
export function OrderDocuments({ receipt: { receiptId, placedAt, orderNo }, invoices }: Props) {
  const t = useText();
  const language = useLanguage();
  const documents = useAddress()("account/document");
  const order = String(orderNo);
  const papers = [
    { title: t("orders.paper.acceptance"), file: t("orders.file.acceptance", { order }), query: `acceptance=${receiptId}`, on: placedAt },
    { title: t("orders.paper.receipt"), file: t("orders.file.receipt", { order }), query: `receipt=${receiptId}`, on: placedAt },
    ...invoices.map(({ kind, invoiceNo, issuedOn }) => ({
      title: t(`orders.invoice.${kind}`, { number: String(invoiceNo) }),
      file: t(`desk.papers.${kind}`, { number: String(invoiceNo) }),
      query: `invoice=${invoiceNo}`,
      on: issuedOn,
    })),
  ];
  return (
    <section className="print:hidden">
      <Rule>{t("orders.documents")}</Rule>
      <ul className="order-papers">
        {papers.map(({ title, query, on }) => (
          <li key={query}>
            <a href={`${documents}?${query}`} data-reload>
              {title}
            </a>
            <span>{t("orders.paper.pdf", { day: day(on, language) })}</span>
          </li>
        ))}
      </ul>
      <DownloadPapers
        papers={papers.map(({ file, query }) => ({ name: file, address: `${documents}?${query}` }))}
        archive={t("orders.file.archive", { order })}
      />
    </section>
  );
}
