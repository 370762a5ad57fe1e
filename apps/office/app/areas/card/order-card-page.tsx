import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { useCall } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";
import { requireCardDocument } from "./card-document.ts";
import { CardPage } from "./card-page.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  requireCardDocument(request);
  return load("owedPayment", { orderNo: Number(params["orderNo"]?.replaceAll(/\D/g, "") || 0) }, request);
}

/** Pays an order's open amount by card. */
export function Component() {
  const t = useText();
  const { orderNo, customer, owedCents, currency, scriptUrl, publishableKey } = useLoaderData<typeof loader>();
  const { send, failure } = useCall("takeCard");
  return (
    <CardPage
      about={t("order.title", { orderNo: String(orderNo) })}
      customer={customer}
      amountCents={owedCents}
      currency={currency}
      script={{ scriptUrl, publishableKey }}
      failure={failure}
      refusal={owedCents > 0 ? null : t("card.nothingOwed")}
      pay={async (card) => {
        const answer = await send({ ...card, orderNo, expectedCents: owedCents });
        return answer && (answer.status === "paid" ? orderNo : "processing");
      }}
      back={`/orders/${orderNo}`}
    />
  );
}
