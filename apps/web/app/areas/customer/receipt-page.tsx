import "virtual:words/bag+checkout+order";
import "virtual:words/returns";
import { account, customer, type ValueOf } from "@azulejo/contract";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { redirect } from "react-router";
import { formDone, formFaults } from "../../form/form-faults.server.ts";
import { readInput } from "../../form/read-input.server.ts";
import { day } from "../../i18n/formats.ts";
import { text, useText } from "../../i18n/text.ts";
import { callApi, isNotFound } from "../../request/api.server.ts";
import { keepPair } from "../../request/session.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { Warnings } from "../product/warnings.tsx";
import type { Route } from "./+types/receipt-page";
import { BankNotice } from "./bank-notice.tsx";
import { claimsKey } from "./claims-key.ts";
import { DelayNotice } from "./delay/delay-notice.tsx";
import { FiguresFold } from "./figures/figures-fold.tsx";
import { KeepOrder } from "./keep-order.tsx";
import { NextSteps } from "./next-steps.tsx";
import { QuickSignup } from "./quick-signup.tsx";
import { ReceiptLine } from "./receipt-line.tsx";
import { ReceiptSums } from "./receipt-sums.tsx";
import { readReturns } from "./returns/read-returns.server.ts";
import { ReturnDoor } from "./returns/return-door.tsx";
import { ReturnList } from "./returns/return-list.tsx";
import { ReturnNotice } from "./returns/return-notice.tsx";
import { isLaid } from "./setting/is-laid.ts";
import { Shipments } from "./shipments.tsx";
import { changeTextMessages, readTextMessages } from "./text-messages.server.ts";
import { TextMessages } from "./text-messages.tsx";

export const loader = pageLoader(async (visit) => {
  const { context, language, params, session, notFound, url } = visit;
  const id = params.id ?? "";
  try {
    const receipt = await callApi(context, language, customer.receipt, { id });
    // The details of the amounts are read only when their link is followed.
    const figures = url.searchParams.has("figures");
    return {
      receipt: figures ? receipt : { ...receipt, derivation: null },
      figures,
      messages: await readTextMessages(visit, session ? {} : { receiptId: id }),
      guest: session === null,
      canceled: url.searchParams.get("canceled"),
      returns: await readReturns(context, language, receipt),
      changedReturn: url.searchParams.get("return"),
    };
  } catch (error) {
    if (isNotFound(error, "customer_receipt_not_found")) notFound();
    throw error;
  }
});

/** Creates an account from a guest's order, or turns text messages about it on or off. */
export const action = pageAction(async (visit) => {
  const { request, context, language, params, session, address } = visit;
  const id = params.id ?? "";
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  try {
    if (intent === "account") {
      const { password } = readInput(account.quickSignup, form, ["password"]);
      keepPair(context, await callApi(context, language, account.quickSignup, { receiptId: id, password }));
      throw redirect(address("account/"));
    }
    await changeTextMessages(visit, form, session ? {} : { receiptId: id });
    return formDone(intent);
  } catch (error) {
    return formFaults(error, form);
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "receipt.title"), noindex: true });
}

type Receipt = ValueOf<typeof customer.receipt>;

/** Returns the address of a map that shows the store. */
const mapAddress = ({ street, city, state, postalCode }: NonNullable<Receipt["pickupStore"]>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${street}, ${city}, ${state} ${postalCode}`)}`;

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { language } = useShellData();
  const { receipt, figures, messages, guest, canceled, returns, changedReturn } = loaderData;
  const faults = actionData?.faults ?? null;
  return (
    <article className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_28rem] lg:grid-rows-[auto_1fr]">
      <div className="space-y-8">
        {canceled && <Notice>{t(canceled === "order" ? "cancel.doneOrder" : "cancel.doneItems", { email: receipt.email })}</Notice>}
        <ReturnNotice returns={returns} changed={changedReturn} email={receipt.email} />
        <header>
          {receipt.isCanceled ? (
            <h1 className="text-title">{t("receipt.canceledTitle", { order: String(receipt.orderNo) })}</h1>
          ) : (
            <>
              <h1 className="text-title">{t("receipt.thanks", { name: receipt.firstName })}</h1>
              <p className="tabular mt-2 font-display text-head">{t("receipt.order", { order: String(receipt.orderNo) })}</p>
              <p className="mt-2">{t("receipt.sent", { email: receipt.email })}</p>
            </>
          )}
        </header>
        <KeepOrder receipt={receipt} />
        <BankNotice receipt={receipt} />
        <DelayNotice receipt={receipt} language={language} />
        <NextSteps receipt={receipt} language={language} />
        <Places receipt={receipt} />
      </div>
      <section className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Rule>{t("receipt.lines")}</Rule>
        <ul>
          {receipt.lines.map((line, index) => (
            <ReceiptLine
              key={`${line.itemNo}${line.fulfilment}`}
              line={line}
              progress={receipt.progress[index]}
              currency={receipt.currency}
              language={language}
            />
          ))}
        </ul>
        <div className="mt-4 mb-6">
          <ReceiptSums receipt={receipt} language={language} />
        </div>
        <FiguresFold receipt={receipt} language={language} isOpen={figures} />
      </section>
      <div className="space-y-10">
        <Shipments {...receipt} />
        <ReturnList receipt={receipt} returns={returns?.returns ?? []} />
        {receipt.mandate && (
          <section>
            <Rule>{t("receipt.mandate")}</Rule>
            <p className="mt-2 max-w-prose text-small">{receipt.mandate}</p>
          </section>
        )}
        <Doors receipt={receipt} isGuest={guest} />
        {returns && <ReturnDoor receipt={receipt} returns={returns} />}
        {guest && <QuickSignup email={receipt.email} faults={faults} />}
        <TextMessages state={messages} phone={receipt.phone} faults={faults} />
      </div>
      <div className="lg:col-span-2">
        <Warnings warnings={[...new Set(receipt.lines.flatMap((line) => line.warnings))]} />
      </div>
    </article>
  );
}

/** The buyer's own name for the order, and its destination. */
function Places({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const to = receipt.deliveryAddress;
  return (
    <>
      {(receipt.purchaseOrderNo || receipt.jobName) && (
        <p>
          {receipt.purchaseOrderNo && <span className="block">{t("receipt.purchaseOrder", { number: receipt.purchaseOrderNo })}</span>}
          {receipt.jobName && <span className="block">{t("receipt.job", { name: receipt.jobName })}</span>}
        </p>
      )}
      {to && (
        <section>
          <Rule>{t("receipt.deliverTo")}</Rule>
          <address className="mt-2 not-italic">
            {to.firstName} {to.lastName}
            <br />
            {to.line1} {to.line2}
            <br />
            {to.city}, {to.province} {to.postalCode}
          </address>
          {receipt.deliveries.some((one) => one.liftgate) && (
            <p className="mt-2 text-small text-ink-soft">{t("checkout.liftgateIncluded")}</p>
          )}
        </section>
      )}
      {receipt.pickupStore && (
        <section>
          <Rule>{t("receipt.pickUpAt")}</Rule>
          <address className="mt-2 not-italic">
            {receipt.pickupStore.name}
            <br />
            {receipt.pickupStore.street}, {receipt.pickupStore.city}, {receipt.pickupStore.state} {receipt.pickupStore.postalCode}
            <br />
            {receipt.pickupStore.phone}
          </address>
          {receipt.pickupPerson && <p className="mt-2">{t("receipt.pickupPerson", { name: receipt.pickupPerson })}</p>}
          <p className="mt-2">
            <a href={mapAddress(receipt.pickupStore)} rel="noreferrer">
              {t("receipt.map")}
            </a>
          </p>
        </section>
      )}
    </>
  );
}

/** The order's documents, and the possible actions. */
function Doors({ receipt, isGuest }: { receipt: Receipt; isGuest: boolean }) {
  const t = useText();
  const { language } = useShellData();
  const address = useAddress();
  return (
    <>
      <p className="max-w-prose text-small">
        {t(claimsKey(receipt), { day: day(receipt.claimUntil, language, "long") })}{" "}
        {isLaid(receipt) && <a href={`${address(`order/receipt/${receipt.receiptId}`)}/setting`}>{t("setting.title")}</a>}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <a href={`${address("account/document")}?acceptance=${receipt.receiptId}`} data-reload>
          {t("receipt.acceptancePdf")}
        </a>
        <a href={`${address("account/document")}?receipt=${receipt.receiptId}`} data-reload>
          {t("receipt.pdf")}
        </a>
        <a href={address(`order/receipt/${receipt.receiptId}/messages`)}>{t("orderMessages.open")}</a>
        {!isGuest && <a href={`${address("account/quickorder")}?order=${receipt.receiptId}`}>{t("receipt.again")}</a>}
      </p>
      {receipt.cancelableBy !== "nobody" && (
        <p className="print:hidden">
          <a href={address(`order/receipt/${receipt.receiptId}/cancel`)}>
            {t(receipt.cancelableBy === "caller" ? "cancel.open" : "cancel.signIn")}
          </a>
          <span className="block text-small text-ink-soft">{t("cancel.openHint")}</span>
        </p>
      )}
    </>
  );
}
