import "virtual:words/bag+checkout+order";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { text, useText } from "../../i18n/text.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import type { Route } from "./+types/expired-page";

export const loader = pageLoader(async () => null);

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "receipt.title"), noindex: true });
}

export default function ExpiredReceiptPage() {
  const t = useText();
  const address = useAddress();
  const { settings } = useShellData();
  return (
    <article className="max-w-prose space-y-5">
      <h1 className="text-title">{t("receipt.expiredTitle")}</h1>
      <p>{t("receipt.expired", { phone: settings.phone })}</p>
      <p>
        <ButtonLink href={address("account/")}>{t("receipt.signIn")}</ButtonLink>
      </p>
    </article>
  );
}
