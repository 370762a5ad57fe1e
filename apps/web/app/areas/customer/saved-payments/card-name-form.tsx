import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import { TextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { Link } from "../../../routing/link.tsx";
import { useAddress } from "../../../routing/use-address.ts";
import { cardBrand } from "../../checkout/card-brand.ts";
import { cardWords } from "../customer-words.ts";

/** Changes what the customer calls a card. */
export function CardNameForm({ card, faults }: { card: SavedPayment; faults: FormFaults | null }) {
  const t = useText();
  const address = useAddress();
  return (
    <ShopForm
      intent="rename"
      words={cardWords}
      faults={faults}
      submit={t("customer.save")}
      beside={
        <p className="text-small">
          <Link to={address("account/payments")}>{t("customer.back")}</Link>
        </p>
      }
      className="max-w-xl space-y-5"
    >
      <input type="hidden" name="id" value={card.id} />
      <p className="font-medium">{t("payment.savedCard", { brand: cardBrand(card.brand), last4: card.last4 })}</p>
      <TextField name="name" required={false} maxLength={60} hint={t("customer.cardNameHint")} value={card.name} autoComplete="off" />
    </ShopForm>
  );
}
