import "virtual:words/bag+checkout+order";
import "virtual:words/returns";
import { customer, type Language } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import { redirect } from "react-router";
import { noWords } from "../../../form/field-words.ts";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { text, useText } from "../../../i18n/text.ts";
import { ApiError, callApi, isNotFound } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import { type ChosenUnits, chosenIn } from "../cancel/chosen-units.ts";
import { sendOnce } from "../cancel/send-once.server.ts";
import { useStep } from "../cancel/use-step.ts";
import type { Route } from "./+types/return-page";
import { ReturnChoice } from "./return-choice.tsx";
import { ReturnList } from "./return-list.tsx";
import { ReturnReview } from "./return-review.tsx";

export const headers = keepAddress;

/** Shows the lines to choose from, or the refund if the address has a choice. */
export const loader = pageLoader(async ({ context, language, params, session, url, notFound, address }) => {
  const id = params.id ?? "";
  const chosen = chosenIn(url.searchParams);
  try {
    const [receipt, returns] = await Promise.all([
      callApi(context, language, customer.receipt, { id }),
      callApi(context, language, customer.orderReturns, { id }),
    ]);
    if (returns.returnableBy === "account" && session === null)
      throw redirect(`${address("account/login")}?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
    const isAsked = returns.returnableBy === "caller" && chosen.lines.length > 0 && !chosen.isUnclear;
    const asked = isAsked ? await preview(context, language, id, chosen.lines) : { review: null, refusal: null };
    return { receipt, returns, chosen, ...asked, attempt: crypto.randomUUID() };
  } catch (error) {
    if (isNotFound(error, "customer_receipt_not_found")) notFound();
    throw error;
  }
});

async function preview(context: Parameters<typeof callApi>[0], language: Language, id: string, lines: ChosenUnits[]) {
  try {
    return { review: await callApi(context, language, customer.previewReturn, { id, lines }), refusal: null };
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith("customer_return_")) return { review: null, refusal: error.messages.join(" ") };
    throw error;
  }
}

/** Creates a return, or withdraws one. */
export const action = pageAction(async ({ request, context, language, params, address }) => {
  const form = await request.formData();
  const id = params.id ?? "";
  const order = address(`order/receipt/${id}`);
  try {
    const withdrawn = entry(form, "withdraw");
    if (withdrawn) {
      await callApi(context, language, customer.withdrawReturn, { id, returnNo: Number(withdrawn) });
      throw redirect(`${order}?return=${encodeURIComponent(withdrawn)}`);
    }
    const { lines, isUnclear } = chosenIn(form);
    if (isUnclear || lines.length === 0) throw redirect(`${order}/return`);
    const input = { id, lines, ...readInput(customer.announceReturn, form, ["reason", "comment"]) };
    const idempotencyKey = entry(form, "attempt");
    const { returnNo } = await sendOnce(() => callApi(context, language, customer.announceReturn, input, { idempotencyKey }));
    throw redirect(`${order}?return=${returnNo}`);
  } catch (error) {
    return formFaults(error, form);
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "return.title"), noindex: true });
}

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  useStep();
  const address = useAddress();
  const { language } = useShellData();
  const { receipt, review, attempt } = loaderData;
  const faults = actionData?.faults ?? null;
  const back = address(`order/receipt/${receipt.receiptId}`);
  if (review) return <ReturnReview {...{ receipt, review, attempt, language, back, faults }} />;
  return <Choice {...loaderData} faults={faults} back={back} />;
}

type ChoiceProps = Route.ComponentProps["loaderData"] & { faults: FormFaults | null; back: string };

/** The lines that can be returned, and the returns so far. */
function Choice({ receipt, returns, refusal, chosen, faults, back }: ChoiceProps) {
  const t = useText();
  const { settings, language } = useShellData();
  const isOpen = returns.returnableBy === "caller";
  return (
    <article className="space-y-8">
      <header>
        <h1 className="text-title">{t("return.heading", { order: String(receipt.orderNo) })}</h1>
        {isOpen && (
          <p className="mt-3 max-w-prose">
            {t("return.intro")}
            {returns.restockingPercent > 0 && ` ${t("return.fee", { percent: returns.restockingPercent })}`}
          </p>
        )}
      </header>
      {refusal && <Notice kind="alert">{refusal}</Notice>}
      {isOpen && chosen.isSent && !chosen.isUnclear && !refusal && <Notice kind="alert">{t("return.none")}</Notice>}
      {isOpen ? (
        <ReturnChoice receipt={receipt} returns={returns} typed={chosen.typed} language={language} />
      ) : (
        <p>{returns.returnableBy === "account" ? t("return.otherAccount") : t("return.nothing", { phone: settings.phone })}</p>
      )}
      <ReturnList
        receipt={receipt}
        returns={returns.returns}
        action={({ returnNo, isWithdrawable }) =>
          isWithdrawable && (
            <ShopForm
              intent={`withdraw-${returnNo}`}
              words={noWords}
              faults={faults}
              submit={t("return.withdraw", { number: String(returnNo) })}
              look="quiet"
              className="mt-2"
            >
              <input type="hidden" name="withdraw" value={returnNo} />
            </ShopForm>
          )
        }
      />
      <p>
        <a href={back}>{t("return.back")}</a>
      </p>
    </article>
  );
}
