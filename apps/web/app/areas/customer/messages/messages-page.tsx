import "virtual:words/bag+checkout+order";
import { customer } from "@azulejo/contract";
import { labelsOf } from "../../../form/field-words.ts";
import { LongTextField } from "../../../form/fields.tsx";
import { entry, formDone, formFaults } from "../../../form/form-faults.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { text, useText } from "../../../i18n/text.ts";
import { callApi, isNotFound } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { LocalTime } from "../../account/local-time.tsx";
import { keepAddress } from "../../account/secret-address.ts";
import { sendOnce } from "../cancel/send-once.server.ts";
import type { Route } from "./+types/messages-page";

export const headers = keepAddress;

export const loader = pageLoader(async ({ context, language, params, notFound }) => {
  const id = params.id ?? "";
  try {
    return { id, ...(await callApi(context, language, customer.orderMessages, { id })), attempt: crypto.randomUUID() };
  } catch (error) {
    if (isNotFound(error, "customer_receipt_not_found")) notFound();
    throw error;
  }
});

/** Writes to the staff. */
export const action = pageAction(async ({ request, context, language, params }) => {
  const form = await request.formData();
  const input = { id: params.id ?? "", text: entry(form, "text") };
  try {
    await sendOnce(() => callApi(context, language, customer.writeToShop, input, { idempotencyKey: entry(form, "attempt") }));
    return formDone("message");
  } catch (error) {
    return formFaults(error, form);
  }
});

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  const order = String(loaderData?.orderNo ?? "");
  return headOf({ root, location, title: root && text(root.language, "orderMessages.title", { order }), noindex: true });
}

const words = labelsOf({ text: "orderMessages.text" });

export default function OrderMessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { settings } = useShellData();
  const { id, orderNo, messages, attempt } = loaderData;
  return (
    <article className="max-w-prose space-y-8 py-8">
      <header>
        <h1 className="text-title">{t("orderMessages.title", { order: String(orderNo) })}</h1>
        {messages.length === 0 && <p className="mt-3 text-ink-soft">{t("orderMessages.none")}</p>}
      </header>
      {messages.length > 0 && (
        <ol className="border-t border-joint">
          {messages.map(({ from, at, text: words }) => (
            <li key={at} className="border-b border-joint py-4">
              <p className="flex flex-wrap justify-between gap-x-4 text-small">
                <strong>{from === "customer" ? t("orderMessages.you") : settings.name}</strong>
                <LocalTime at={at} />
              </p>
              <p className="mt-1 whitespace-pre-line break-words">{words}</p>
            </li>
          ))}
        </ol>
      )}
      <ShopForm
        key={messages.length}
        intent="message"
        words={words}
        faults={actionData?.faults}
        submit={t("orderMessages.send")}
        done={actionData?.done ? t("orderMessages.sent") : null}
      >
        <input type="hidden" name="attempt" value={attempt} />
        <LongTextField name="text" maxLength={2000} />
      </ShopForm>
      <p>
        <a href={address(`order/receipt/${id}`)}>{t("orderMessages.back")}</a>
      </p>
    </article>
  );
}
