import "virtual:words/bag+delay";
import { data, redirect } from "react-router";
import { text } from "../../../i18n/text.ts";
import { ApiError } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import type { Route } from "./+types/order-delay-page";
import { loadDelay, sendAnswer, type Which } from "./delay.server.ts";
import { DelayChoice } from "./delay-choice.tsx";

export const headers = keepAddress;

const whichOf = ({ id = "", delay = "" }: Record<string, string | undefined>): Which => ({ receiptId: id, delayId: Number(delay) || 0 });

export const loader = pageLoader(async (visit) => {
  const { params, address, url } = visit;
  try {
    const delay = await loadDelay(visit, whichOf(params));
    return data({ delay, receiptId: params.id ?? "", attempt: crypto.randomUUID() }, { status: delay ? 200 : 404 });
  } catch (error) {
    if (error instanceof ApiError && error.code === "customer_cancel_sign_in")
      throw redirect(`${address("account/login")}?returnTo=${encodeURIComponent(url.pathname)}`);
    throw error;
  }
});

export const action = pageAction(async (visit) => {
  const { id = "", delay = "" } = visit.params;
  const refused = await sendAnswer(visit, whichOf(visit.params), await visit.request.formData());
  if (refused) return refused;
  throw redirect(visit.address(`order/receipt/${encodeURIComponent(id)}/delay/${encodeURIComponent(delay)}`));
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "delay.title"), noindex: true });
}

export default function OrderDelayPage({ loaderData, actionData }: Route.ComponentProps) {
  const address = useAddress();
  const { delay, receiptId, attempt } = loaderData;
  return <DelayChoice delay={delay} attempt={attempt} back={address(`order/receipt/${receiptId}`)} faults={actionData?.faults ?? null} />;
}
