import "virtual:words/checkout+pay";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { redirect } from "react-router";
import { text, useText } from "../../../i18n/text.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import type { Route } from "./+types/preconfirm-page";
import { OwedSummary } from "./owed-summary.tsx";
import { readLink } from "./read-link.server.ts";

export const headers = keepAddress;

export const loader = pageLoader(async (visit) => {
  const slug = visit.url.searchParams.get("link") ?? "";
  if (slug === "") throw redirect(visit.address("payorder"));
  const request = await readLink(visit, slug);
  // The payment page shows what has become of the link.
  if (request?.status !== "open") throw redirect(visit.address(`payorder/confirm/${encodeURIComponent(slug)}`));
  return { request, slug };
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "pay.review"), noindex: true });
}

/** Shows the amount before asking for a card. */
export default function PreconfirmPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { language } = useShellData();
  const { request, slug } = loaderData;
  return (
    <article className="max-w-xl space-y-8">
      <header>
        <h1 className="text-title">{t("pay.heading", { order: String(request.orderNo) })}</h1>
        <p className="mt-3 max-w-prose">{t("pay.reviewLead")}</p>
      </header>
      <OwedSummary request={request} language={language} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={address(`payorder/confirm/${slug}`)} data-reload>
          {t("pay.continue")}
        </ButtonLink>
        <a href={address("payorder")} className="inline-flex min-h-6 items-center text-small">
          {t("pay.another")}
        </a>
      </p>
    </article>
  );
}
