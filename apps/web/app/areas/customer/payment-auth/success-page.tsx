import "virtual:words/checkout+pay";
import { text, useText } from "../../../i18n/text.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import type { Route } from "./+types/success-page";

export const loader = pageLoader(async () => ({}));

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "pay.authorized"), noindex: true });
}

export default function SuccessPage(_: Route.ComponentProps) {
  const t = useText();
  const { settings } = useShellData();
  return (
    <article className="max-w-xl space-y-5">
      <h1 className="text-title">{t("pay.authorized")}</h1>
      <p>{t("pay.authorizedText", { phone: settings.phone })}</p>
    </article>
  );
}
