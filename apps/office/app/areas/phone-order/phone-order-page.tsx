import { useState } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { BuyerPanel } from "./buyer-panel.tsx";
import { DetailsForm } from "./details-form.tsx";
import { ItemEntry } from "./item-entry.tsx";
import { LinesLedger } from "./lines-ledger.tsx";
import { PayPanel } from "./pay-panel.tsx";
import { usePhoneOrder } from "./use-phone-order.ts";
import "./phone-order.css";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const draftNo = Number(params["draftNo"]?.replaceAll(/\D/g, "") || 0) || 2_147_483_647;
  const [order, stores, countries] = await Promise.all([
    load("readPhoneOrder", { draftNo }, request),
    load("pickupStores", {}, request),
    load("servedStates", {}, request),
  ]);
  if (order.orderNo !== null) throw redirect(`/orders/${order.orderNo}`);
  return { order, stores, countries };
}

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  return <PhoneOrderPage key={order.draftNo} />;
}

type Way = "DLVR" | "PKUP";

function PhoneOrderPage() {
  const t = useText();
  const { order: loaded, stores, countries } = useLoaderData<typeof loader>();
  const writing = usePhoneOrder(loaded);
  const { order, change } = writing;
  const { quote } = order;
  const [way, setWay] = useState<Way>(quote?.bag.lines[0]?.fulfilment === "PKUP" ? "PKUP" : "DLVR");
  if (!quote) return null;
  const changeWay = (chosen: Way) => {
    setWay(chosen);
    for (const { lineId, options, fulfilment } of quote.bag.lines)
      if (fulfilment !== chosen && options.includes(chosen)) void change("changePhoneLine", { lineId, fulfilment: chosen });
  };
  return (
    <>
      <PageHeading help="phoneOrder" title={t("phone.title")}>
        <span className="soft">{t("phone.draft", { draftNo: String(order.draftNo) })}</span>
      </PageHeading>
      <div className="phone-body" aria-busy={writing.isSending}>
        <div>
          <BuyerPanel {...writing} />
          <section aria-labelledby="items" className="phone-part">
            <h2 id="items">{t("phone.lines")}</h2>
            <ItemEntry {...writing} way={way} />
          </section>
          <LinesLedger {...writing} bag={quote.bag} />
        </div>
        <div className="phone-side">
          <DetailsForm {...writing} quote={quote} stores={stores} countries={countries} way={way} onWay={changeWay} />
        </div>
        {quote.bag.lines.length > 0 && <PayPanel {...writing} quote={quote} />}
      </div>
    </>
  );
}
