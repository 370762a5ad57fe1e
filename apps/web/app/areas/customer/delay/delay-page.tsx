import "virtual:words/bag+delay";
import { data, redirect } from "react-router";
import { text } from "../../../i18n/text.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import type { Route } from "./+types/delay-page";
import { loadDelay, sendAnswer } from "./delay.server.ts";
import { DelayChoice } from "./delay-choice.tsx";

export const headers = keepAddress;

export const loader = pageLoader(async (visit) => {
  const delay = await loadDelay(visit, { slug: visit.params.slug ?? "" });
  return data({ delay, attempt: crypto.randomUUID() }, { status: delay ? 200 : 404 });
});

export const action = pageAction(async (visit) => {
  const slug = visit.params.slug ?? "";
  const refused = await sendAnswer(visit, { slug }, await visit.request.formData());
  if (refused) return refused;
  throw redirect(visit.address(`delay/${encodeURIComponent(slug)}`));
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "delay.title"), noindex: true });
}

export default function DelayPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DelayChoice delay={loaderData.delay} attempt={loaderData.attempt} back={null} faults={actionData?.faults ?? null} />;
}
