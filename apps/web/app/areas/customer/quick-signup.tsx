import { Rule } from "@azulejo/ui/notice.tsx";
import { TextField } from "../../form/fields.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { useText } from "../../i18n/text.ts";
import { signupWords } from "./customer-words.ts";

interface Props {
  email: string;
  /** Errors of the page's last submission. */
  faults: FormFaults | null;
}

/** Creates an account from a guest's order; asks only for a password, because the order has the other details. */
export function QuickSignup({ email, faults }: Props) {
  const t = useText();
  return (
    <section className="print:hidden">
      <Rule>{t("receipt.accountTitle")}</Rule>
      <p className="mt-3 max-w-prose">{t("receipt.accountText", { email })}</p>
      <ShopForm
        intent="account"
        words={signupWords}
        faults={faults}
        submit={t("receipt.makeAccount")}
        working={t("receipt.makeAccount")}
        look="quiet"
        reloadDocument
        className="mt-4 max-w-md space-y-4"
      >
        {/* The user name for the browser's password manager. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField name="password" type="password" autoComplete="new-password" hint={t("receipt.passwordHint")} />
      </ShopForm>
    </section>
  );
}
