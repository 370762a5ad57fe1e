import "virtual:words/account+customer";
import "virtual:words/quick";
import "../../../media/line-picture.css";
import "../orders/orders.css";
import "../../bag/quick-order/quick-order.css";
import "./pad-starts.css";
import { customer } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data, useNavigation } from "react-router";
import { faultsOf } from "../../../form/form-faults.server.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import {
  addPad,
  checkQuickOrder,
  freightOf,
  keepPad,
  padIn,
  padOfItems,
  padOfOrder,
  padOfQuote,
  readLists,
} from "../../bag/quick-order/pad-actions.server.ts";
import type { Route } from "./+types/quick-order-page";
import { KeepPad, PadForm, PadLines, PadStarts } from "./later-parts.ts";

/** The orders that an empty quick order can begin with. */
const LAST_ORDERS = { days: 0, pageSize: 4 } as const;

/**
 * An empty quick order, or the lines of an earlier order (`?order=`), a quote (`?quote=`) or a list (`?list=`), which are checked at once.
 */
export const loader = pageLoader(async (visit) => {
  const { context, language } = visit;
  const { searchParams } = visit.url;
  const ofOrder = await padOfOrder(visit, searchParams.get("order") ?? "");
  const ofQuote = await padOfQuote(visit, searchParams.get("quote") ?? "");
  const { lists, text: ofList } = await readLists(visit, searchParams.get("list") ?? "");
  const text = ofOrder || ofQuote || ofList;
  const orders = text === "" ? (await callApi(context, language, customer.orders, LAST_ORDERS)).orders : [];
  return { text, lists, orders, ...(await judged(visit, text)) };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  const intent = form.get("intent");
  const text = intent === "add" || intent === "keep" ? padOfItems(form) : await padIn(form);
  try {
    if (intent === "add") return await addPad(visit, form);
    if (intent === "keep") return await keepPad(visit, form);
    return data({ text, ...(await judged(visit, text)), messages: [] as string[] });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { messages, fields } = faultsOf(error, form);
    const shown = await judged(visit, intent === "add" || intent === "keep" ? text : "");
    return data({ text, ...shown, messages: [...messages, ...Object.values(fields)] });
  }
});

/** Checks a quick order and calculates its delivery price; empty text isn't checked. */
async function judged(visit: Visit, text: string) {
  if (text === "") return { pad: null, freight: null };
  const pad = await checkQuickOrder(visit, text);
  return { pad, freight: await freightOf(visit, pad) };
}

export const meta = accountHead("quick.title");

export default function QuickOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { state } = useNavigation();
  const { text, pad, freight } = actionData ?? loaderData;
  const isJudged = pad !== null && pad.lines.length > 0;
  const form = <PadForm text={text} isBusy={state !== "idle"} isQuiet={pad !== null} />;
  return (
    <AccountFrame root={root} title={t("quick.title")} lead={isJudged ? null : t("quick.lead")} isWide>
      {actionData?.messages.map((message) => (
        <Notice key={message} kind="alert">
          {message}
        </Notice>
      ))}
      {/* The table shows every line as typed, so the text field isn't needed too. */}
      {isJudged ? (
        <details key={text} className="pad-edit">
          <summary>{t("quick.edit")}</summary>
          {form}
        </details>
      ) : (
        <div className="pad-start">
          {form}
          <PadStarts lists={loaderData.lists} orders={loaderData.orders} />
        </div>
      )}
      {pad && <PadLines pad={pad} freight={freight} />}
      {pad && <KeepPad pad={pad} />}
    </AccountFrame>
  );
}
