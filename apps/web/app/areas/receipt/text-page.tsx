import "virtual:words/bag+checkout+order";
import { receiptCalls } from "@azulejo/contract";
import { text } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import { keepAddress } from "../account/secret-address.ts";
import type { Route } from "./+types/text-page";
import { openReceipt } from "./open-receipt.server.ts";
import { PrintButton } from "./print-button.tsx";

export const headers = keepAddress;

/** A receipt as plain text, addressed by its type and hash. */
export const loader = pageLoader((visit) => {
  const { context, language, params } = visit;
  const { type, hash = "" } = params;
  if (type !== "order" && type !== "payment") return visit.notFound();
  return openReceipt(visit, () => callApi(context, language, receiptCalls.receiptText, { type, hash }));
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "receipt.title"), noindex: true });
}

export default function ReceiptTextPage({ loaderData }: Route.ComponentProps) {
  return (
    <article className="max-w-prose space-y-8">
      <h1 className="text-title">{loaderData.title}</h1>
      <p className="tabular whitespace-pre-line">{loaderData.text}</p>
      <p>
        <PrintButton />
      </p>
    </article>
  );
}
