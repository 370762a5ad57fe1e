import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import { TextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useSavedWords } from "../../checkout/card/saved-words.ts";
import { accountWords, cardWords } from "../customer-words.ts";

/** Changes the customer's name for a saved card or bank account. */
export function SavedNameForm({ payment, faults }: { payment: SavedPayment; faults: FormFaults | null }) {
  const { label } = useSavedWords();
  const isCard = payment.kind === "card";
  const t = useText();
  const address = useAddress();
  return (
    <ShopForm
      intent="rename"
      words={isCard ? cardWords : accountWords}
      faults={faults}
      submit={t("customer.save")}
      beside={
        <p className="text-small">
          <a href={address("account/payments")}>{t("customer.back")}</a>
        </p>
      }
      className="max-w-xl space-y-5"
    >
      <input type="hidden" name="id" value={payment.id} />
      <p className="font-medium">{label(payment)}</p>
      <TextField
        name="name"
        required={false}
        maxLength={60}
        hint={t(isCard ? "customer.cardNameHint" : "customer.accountNameHint")}
        value={payment.name}
        autoComplete="off"
      />
    </ShopForm>
  );
}
