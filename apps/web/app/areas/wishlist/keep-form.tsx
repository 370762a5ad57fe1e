import type { WishList } from "@azulejo/contract/areas/wishlist.ts";
import { useState } from "react";
import { labelsOf } from "../../form/field-words.ts";
import { ChoiceField, TextField } from "../../form/fields.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { useText } from "../../i18n/text.ts";

interface Props {
  adds: { itemNo: string; name: string; quantity: number };
  lists: WishList[];
  faults: FormFaults | null | undefined;
  /** Sends the form from a dialog, whose title names the item. */
  deliver?: (body: FormData) => Promise<void>;
}

const words = labelsOf({ wishlistId: "wishlist.which", name: "wishlist.name", quantity: "wishlist.quantity" });

/** Asks which list to add an item to. */
export function KeepForm({ adds, lists, faults, deliver }: Props) {
  const t = useText();
  const [first] = lists;
  const [chosen, setChosen] = useState(String(first?.wishlistId ?? 0));
  return (
    <section className={deliver ? "" : "max-w-lg pt-6"}>
      {!deliver && <h2 className="mb-4 text-lead">{t("wishlist.keep", { name: adds.name })}</h2>}
      <ShopForm intent="keep" words={words} faults={faults} submit={t("wishlist.add")} {...(deliver && { deliver })}>
        <input type="hidden" name="itemNo" value={adds.itemNo} />
        {first && (
          <ChoiceField name="wishlistId" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            {lists.map(({ wishlistId, name }) => (
              <option key={wishlistId} value={wishlistId}>
                {name}
              </option>
            ))}
            <option value="0">{t("wishlist.another")}</option>
          </ChoiceField>
        )}
        <div className={chosen === "0" ? "" : "hidden noscript:block"}>
          <TextField name="name" maxLength={60} optional />
        </div>
        <TextField name="quantity" inputMode="numeric" autoComplete="off" value={String(adds.quantity)} />
      </ShopForm>
    </section>
  );
}
