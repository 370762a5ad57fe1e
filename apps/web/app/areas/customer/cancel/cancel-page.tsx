import "virtual:words/bag+checkout+order";
import { customer } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import { redirect } from "react-router";
import { formFaults } from "../../../form/form-faults.server.ts";
import { text, useText } from "../../../i18n/text.ts";
import { ApiError, callApi, isNotFound } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import type { Route } from "./+types/cancel-page";
import { CancelChoice } from "./cancel-choice.tsx";
import { CancelReview } from "./cancel-review.tsx";
import { chosenIn } from "./chosen-units.ts";
import { sendOnce } from "./send-once.server.ts";
import { useStep } from "./use-step.ts";

export const headers = keepAddress;

/** Shows the lines to choose from, or the refund if the address has a choice. */
export const loader = pageLoader(async ({ context, language, params, url, notFound, address }) => {
  const id = params.id ?? "";
  const chosen = chosenIn(url.searchParams);
  try {
    const receipt = await callApi(context, language, customer.receipt, { id });
    if (receipt.cancelableBy === "account")
      throw redirect(`${address("account/login")}?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
    const isAsked = receipt.cancelableBy === "caller" && (chosen.isAll || (chosen.lines.length > 0 && !chosen.isUnclear));
    const asked = isAsked ? await preview(context, language, id, chosen) : { review: null, refusal: null };
    return { receipt, chosen, ...asked, attempt: crypto.randomUUID() };
  } catch (error) {
    if (isNotFound(error, "customer_receipt_not_found")) notFound();
    throw error;
  }
});

type CallContext = Parameters<typeof callApi>[0];

async function preview(context: CallContext, language: "en" | "es", id: string, { isAll, lines }: ReturnType<typeof chosenIn>) {
  try {
    const input = { id, ...(!isAll && { lines }) };
    return { review: await callApi(context, language, customer.previewCancellation, input), refusal: null };
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith("customer_cancel_")) return { review: null, refusal: error.messages.join(" ") };
    throw error;
  }
}

export const action = pageAction(async ({ request, context, language, params, address }) => {
  const form = await request.formData();
  const id = params.id ?? "";
  const { isAll, lines, isUnclear } = chosenIn(form);
  if (isUnclear) throw redirect(address(`order/receipt/${id}/cancel`));
  const reason = String(form.get("reason") ?? "").trim();
  try {
    const input = { id, ...(!isAll && { lines }), ...(reason && { reason }) };
    await sendOnce(() => callApi(context, language, customer.cancelOrder, input, { idempotencyKey: String(form.get("attempt") ?? "") }));
  } catch (error) {
    return formFaults(error, form);
  }
  throw redirect(`${address(`order/receipt/${id}`)}?canceled=${form.get("ends") === "1" ? "order" : "items"}`);
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "cancel.title"), noindex: true });
}

export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  useStep();
  const t = useText();
  const address = useAddress();
  const { settings, language } = useShellData();
  const { receipt, review, refusal, chosen, attempt } = loaderData;
  const order = String(receipt.orderNo);
  const back = address(`order/receipt/${receipt.receiptId}`);
  if (review) {
    const props = { receipt, review, chosen, attempt, language, back, faults: actionData?.faults ?? null };
    return <CancelReview {...props} />;
  }
  const isOpen = receipt.cancelableBy === "caller";
  return (
    <article className="space-y-8">
      <header>
        <h1 className="text-title">{t("cancel.heading", { order })}</h1>
        {isOpen && <p className="mt-3 max-w-prose">{t("cancel.intro")}</p>}
      </header>
      {refusal && <Notice kind="alert">{refusal}</Notice>}
      {isOpen && chosen.isSent && !chosen.isUnclear && !refusal && <Notice kind="alert">{t("cancel.none")}</Notice>}
      {isOpen ? (
        <CancelChoice receipt={receipt} typed={chosen.typed} language={language} />
      ) : (
        <p>{receipt.isCanceled ? t("cancel.canceled") : t("cancel.closed", { phone: settings.phone })}</p>
      )}
      <p>
        <a href={back}>{t("cancel.back")}</a>
      </p>
    </article>
  );
}
