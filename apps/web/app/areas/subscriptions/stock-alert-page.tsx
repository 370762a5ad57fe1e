import "virtual:words/stock-alert";
import { stockAlertCalls } from "@azulejo/contract";
import type { StockAlert } from "@azulejo/contract/areas/stock-alert/stock-alert.ts";
import { noWords } from "../../form/field-words.ts";
import { entry, formDone, formFaults } from "../../form/form-faults.server.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { text, useText } from "../../i18n/text.ts";
import { callApi, isNotFound } from "../../request/api.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import { keepAddress } from "../account/secret-address.ts";
import type { Route } from "./+types/stock-alert-page";
import { useAlertGoods } from "./alert-goods.ts";

/** Changes nothing, so that mail scanners that open every link neither confirm nor withdraw. */
export const loader = pageLoader(async ({ context, language, url }) => {
  const token = url.searchParams.get("token") ?? "";
  const alert = token === "" ? null : await callApi(context, language, stockAlertCalls.show, { token }).catch(unlessInvalid);
  return { token, alert };
});

function unlessInvalid(error: unknown): null {
  if (isNotFound(error, "account_link_invalid")) return null;
  throw error;
}

/** Handles the page's buttons, and the one-click request of a mail program (RFC 8058). */
export const action = pageAction(async ({ request, context, language, url }) => {
  const form = await request.formData();
  const token = entry(form, "token") || (url.searchParams.get("token") ?? "");
  const isConfirm = entry(form, "intent") === "confirm";
  try {
    await callApi(context, language, isConfirm ? stockAlertCalls.confirm : stockAlertCalls.withdraw, { token });
    return formDone(isConfirm ? "confirm" : "withdraw");
  } catch (error) {
    return formFaults(error, form);
  }
});

/** Keeps the token in the address out of the referrer. */
export const headers = keepAddress;

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "stockAlert.title"), noindex: true });
}

export default function StockAlertPage({ loaderData: { token, alert }, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className="max-w-prose space-y-5 py-8">
      <h1 className="text-title">{t("stockAlert.title")}</h1>
      {alert ? <Alert token={token} alert={alert} faults={actionData?.faults} /> : <p>{t("stockAlert.invalid")}</p>}
    </div>
  );
}

type Faults = NonNullable<Route.ComponentProps["actionData"]>["faults"];

function Alert({ token, alert, faults }: { token: string; alert: StockAlert; faults: Faults | undefined }) {
  const t = useText();
  const address = useAddress();
  const goods = useAlertGoods();
  const { state, slug, itemNo } = alert;
  const button = state === "asked" ? "confirm" : "withdraw";
  return (
    <>
      <p className="font-medium">{goods(alert)}</p>
      <p role="status">
        {t(({ asked: "stockAlert.confirmText", waiting: "stockAlert.confirmed", ended: "stockAlert.ended" } as const)[state])}
      </p>
      {state !== "ended" && (
        <ShopForm
          key={button}
          intent={button}
          words={noWords}
          faults={faults}
          submit={t(`stockAlert.${button}`)}
          look={state === "asked" ? "primary" : "quiet"}
        >
          <input type="hidden" name="token" value={token} />
        </ShopForm>
      )}
      <p>
        <a href={`${address(`product/detail/${slug}`)}?item=${encodeURIComponent(itemNo)}`}>{t("stockAlert.product")}</a>
      </p>
    </>
  );
}
