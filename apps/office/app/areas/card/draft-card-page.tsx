import { type LoaderFunctionArgs, redirectDocument, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { useCall } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";
import { requireCardDocument } from "./card-document.ts";
import { CardPage } from "./card-page.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  requireCardDocument(request);
  const draftNo = Number(params["draftNo"]?.replaceAll(/\D/g, "") || 0) || 2_147_483_647;
  const { quote, orderNo } = await load("readPhoneOrder", { draftNo }, request);
  if (!quote) throw redirectDocument(`/orders/${orderNo}`);
  return { draftNo, quote };
}

/** Pays a phone order by card, which places it. */
export function Component() {
  const t = useText();
  const { draftNo, quote } = useLoaderData<typeof loader>();
  const { send, failure } = useCall("payPhoneOrder");
  const { contact, totals, missing, payment } = quote;
  const isReady = totals.totalCents !== null && missing.every((step) => step === "agreeing");
  return (
    <CardPage
      about={t("card.draft", { draftNo: String(draftNo) })}
      customer={contact ? `${contact.firstName} ${contact.lastName}` : ""}
      amountCents={totals.totalCents ?? 0}
      currency={totals.currency}
      script={payment}
      failure={failure}
      refusal={isReady ? null : t("card.incomplete")}
      pay={async (card) => {
        const answer = await send({ ...card, draftNo, expectedTotalCents: totals.totalCents ?? 0 });
        return answer && (answer.status === "placed" ? answer.orderNo : "processing");
      }}
      back={`/orders/new/${draftNo}`}
    />
  );
}
