import "../../account/words.ts";
import "./words.ts";
import "../../customer/orders/orders.css";
import "./quick-order.css";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data, Form, useNavigation } from "react-router";
import { faultsOf } from "../../../form/form-faults.server.ts";
import { useText } from "../../../i18n/text.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import type { Route } from "./+types/quick-order-page";
import { addPad, judgePad, padIn, padOfOrder } from "./pad-actions.server.ts";
import { PadLines } from "./pad-lines.tsx";

/** An empty pad, or one with the lines of an earlier order (`?order=`), which are judged at once. */
export const loader = pageLoader(async (visit) => {
  const text = await padOfOrder(visit, visit.url.searchParams.get("order") ?? "");
  return { text, pad: text === "" ? null : await judgePad(visit, text) };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  const text = await padIn(form);
  try {
    if (form.get("intent") === "add") return await addPad(visit, form);
    return data({ text, pad: await judgePad(visit, text), messages: [] as string[] });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ text, pad: null, messages: faultsOf(error, form).messages });
  }
});

export const meta = accountHead("quick.title");

const ROWS = 8;

export default function QuickOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { state } = useNavigation();
  const { text, pad } = actionData ?? loaderData;
  return (
    <AccountFrame root={root} title={t("quick.title")} lead={t("quick.lead")} isWide>
      {actionData?.messages.map((message) => (
        <Notice key={message} kind="alert">
          {message}
        </Notice>
      ))}
      <Form method="post" encType="multipart/form-data" className="pad-form" preventScrollReset>
        <label className="block">
          <span className="text-small">{t("quick.pad")}</span>
          <textarea
            key={text}
            name="text"
            rows={ROWS}
            defaultValue={text}
            spellCheck={false}
            autoCapitalize="characters"
            placeholder={t("quick.example")}
            className="pad"
          />
        </label>
        <div className="pad-tools">
          <label className="text-small">
            {t("quick.file")} <input type="file" name="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
          </label>
          <Button type="submit" look={pad ? "quiet" : "primary"} disabled={state !== "idle"}>
            {t("quick.check")}
          </Button>
        </div>
      </Form>
      {pad && <PadLines pad={pad} />}
    </AccountFrame>
  );
}
