import "virtual:words/account+customer";
import { subscriptions } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { redirect } from "react-router";
import { noWords } from "../../form/field-words.ts";
import { useForm } from "../../form/form-context.ts";
import { entry, formDone, formFaults } from "../../form/form-faults.server.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import { keepAddress } from "../account/secret-address.ts";
import type { Route } from "./+types/unsubscribe-page";

/** Only asks for confirmation, so that mail scanners that open every link don't unsubscribe anyone. */
export const loader = pageLoader(async ({ url }) => ({
  token: url.searchParams.get("token") ?? "",
  source: url.searchParams.get("source") ?? "",
}));

/** Handles the page's button, and the one-click request of a mail program (RFC 8058), which needs a response without redirect. */
export const action = pageAction(async ({ request, context, language, url, address }) => {
  const form = await request.formData();
  const token = entry(form, "token") || (url.searchParams.get("token") ?? "");
  const source = entry(form, "source") || (url.searchParams.get("source") ?? "");
  try {
    await callApi(context, language, subscriptions.unsubscribe, { token, ...(source && form.get("all") !== "on" && { source }) });
  } catch (error) {
    return formFaults(error, form);
  }
  if (form.get("List-Unsubscribe") === "One-Click") return formDone("unsubscribe");
  throw redirect(address("subscription/unsubscribeComplete"));
});

/** Keeps the token in the address out of the referrer. */
export const headers = keepAddress;

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "subscriptions.end"), noindex: true });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { token, source } = loaderData;
  return (
    <div className="max-w-prose space-y-5 py-8">
      <h1 className="text-title">{t("subscriptions.end")}</h1>
      {actionData?.done ? (
        <p role="status">{t("subscriptions.ended")}</p>
      ) : (
        <>
          <p>{t("subscriptions.endText")}</p>
          <ShopForm intent="unsubscribe" words={noWords} faults={actionData?.faults} className="flex flex-wrap gap-4">
            <input type="hidden" name="token" value={token} />
            {source && <input type="hidden" name="source" value={source} />}
            <Buttons hasSource={source !== ""} />
          </ShopForm>
        </>
      )}
    </div>
  );
}

function Buttons({ hasSource }: { hasSource: boolean }) {
  const t = useText();
  const { busy } = useForm();
  return (
    <>
      {hasSource && (
        <Button type="submit" disabled={busy}>
          {t("subscriptions.endOne")}
        </Button>
      )}
      <Button type="submit" name="all" value="on" look={hasSource ? "quiet" : "primary"} disabled={busy}>
        {t("subscriptions.endAll")}
      </Button>
    </>
  );
}
