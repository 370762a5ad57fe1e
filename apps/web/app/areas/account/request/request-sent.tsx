import type { CustomerModel } from "@azulejo/contract/areas/customer.ts";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../frame/account-frame.tsx";

interface Props {
  root: ShellData;
  kind: "business" | "professional";
  /** The pending application; null once it has been decided. */
  request: CustomerModel["openRequest"];
}

/** Shown after an application was sent: its reference, the next steps and a link to continue. */
export function RequestSent({ root, kind, request }: Props) {
  const t = useText();
  const address = useAddress();
  const { phone } = root.settings;
  return (
    <AccountFrame root={root} title={t(`account.requested.${kind}`)}>
      <div className="max-w-prose space-y-4">
        {request && <p className="tabular text-lead">{t("account.requested.reference", { reference: request.reference })}</p>}
        <p>{t("account.requested.next")}</p>
        <p className="text-small text-ink-soft">{t("account.requested.call", { phone })}</p>
        <p className="flex flex-wrap gap-4">
          <ButtonLink href={address("account/")}>{t("account.requested.toAccount")}</ButtonLink>
          <ButtonLink href={address("product/")} look="quiet">
            {t("shell.continue")}
          </ButtonLink>
        </p>
      </div>
    </AccountFrame>
  );
}
