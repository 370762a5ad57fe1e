import type { ReactNode } from "react";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";

interface Props {
  attempt: string;
  faults: FormFaults | null;
  children: ReactNode;
}

/** The form that pays invoices entirely with credits. */
export function CreditForm({ attempt, faults, children }: Props) {
  const t = useText();
  return (
    <ShopForm
      intent="pay"
      words={{ label: () => null }}
      faults={faults}
      submit={t("invoices.useCredit")}
      working={t("invoices.working")}
      className="max-w-xl"
    >
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="way" value="credit" />
      {children}
      <p>{t("invoices.creditCovers")}</p>
    </ShopForm>
  );
}
