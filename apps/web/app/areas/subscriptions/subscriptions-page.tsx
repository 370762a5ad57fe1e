import "virtual:words/account+customer";
import { stockAlertCalls, subscriptions } from "@azulejo/contract";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { labelsOf } from "../../form/field-words.ts";
import { entry, formDone, formFaults } from "../../form/form-faults.server.ts";
import { readInput } from "../../form/read-input.server.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { AccountFrame } from "../account/frame/account-frame.tsx";
import type { Route } from "./+types/subscriptions-page";
import { StockAlerts } from "./stock-alerts.tsx";

export const loader = pageLoader(async ({ context, language }) => {
  const [sources, alerts] = await Promise.all([
    callApi(context, language, subscriptions.list, {}),
    callApi(context, language, stockAlertCalls.list, {}),
  ]);
  return { sources, alerts };
});

export const action = pageAction(async ({ request, context, language }) => {
  const form = await request.formData();
  try {
    if (entry(form, "intent").startsWith("withdraw")) {
      await callApi(context, language, stockAlertCalls.remove, readInput(stockAlertCalls.remove, form));
      return formDone("withdraw");
    }
    await callApi(context, language, subscriptions.save, readInput(subscriptions.save, form));
    return formDone("save");
  } catch (error) {
    return formFaults(error, form);
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "subscriptions.title"), noindex: true });
}

const words = labelsOf({ sources: "subscriptions.title" });

export default function SubscriptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { sources, alerts } = loaderData;
  const { newsletter } = root.settings.features;
  return (
    <AccountFrame root={root} title={t("subscriptions.title")}>
      <p className="max-w-prose">{t("subscriptions.intro")}</p>
      {alerts.length > 0 && <StockAlerts alerts={alerts} faults={actionData?.faults} />}
      {newsletter && (
        <ShopForm
          intent="subscriptions"
          words={words}
          faults={actionData?.faults}
          submit={t("customer.save")}
          working={t("customer.save")}
          done={actionData?.done === "save" ? t("customer.saved") : null}
          className="grid max-w-2xl gap-5"
        >
          <fieldset className="border-t border-joint">
            <legend className="sr-only">{t("subscriptions.title")}</legend>
            {sources.map((source) => (
              <div key={source.code} className="border-b border-joint py-4">
                <Checkbox
                  id={`source-${source.code}`}
                  label={source.name}
                  hint={`${source.description} ${source.rhythm}`}
                  name="sources"
                  value={source.code}
                  defaultChecked={source.subscribed}
                />
              </div>
            ))}
          </fieldset>
        </ShopForm>
      )}
    </AccountFrame>
  );
}
