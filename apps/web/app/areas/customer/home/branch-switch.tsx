import type { customer, ValueOf } from "@azulejo/contract";
import { ChoiceField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { branchWords } from "../customer-words.ts";

interface Props {
  business: NonNullable<ValueOf<typeof customer.model>["customer"]>;
  faults: FormFaults | null;
  done: boolean;
}

/** Up to this many branches have buttons; more are in a select list. */
const MAX_BUTTONS = 4;

/** Switches the branch that the user orders for, if there are several: buttons for a few branches, else a list. */
export function BranchSwitch({ business, faults, done }: Props) {
  const t = useText();
  const { branches, ownBranchIds, activeBranchId } = business;
  const choices = branches.filter(({ id }) => ownBranchIds.length === 0 || ownBranchIds.includes(id));
  if (choices.length < 2) return null;
  const form = { intent: "branch", words: branchWords, faults, reloadDocument: true };
  if (choices.length <= MAX_BUTTONS)
    return (
      <ShopForm {...form} className="branch-switch">
        <fieldset>
          <legend className="text-small text-ink-soft">{done ? t("customer.saved") : t("customer.branch")}</legend>
          {[{ id: "", name: t("customer.branchAll") }, ...choices].map(({ id, name }) => (
            <button key={id} type="submit" name="branchId" value={id} aria-pressed={id === (activeBranchId ?? "")}>
              {name}
            </button>
          ))}
        </fieldset>
      </ShopForm>
    );
  return (
    <ShopForm
      {...form}
      submit={t("customer.useBranch")}
      working={t("customer.useBranch")}
      look="quiet"
      done={done ? t("customer.saved") : null}
      className="flex max-w-xl flex-wrap items-end gap-4"
    >
      <div className="min-w-56 grow">
        <ChoiceField name="branchId" required={false} value={String(activeBranchId ?? "")}>
          <option value="">{t("customer.branchNone", { name: business.name })}</option>
          {choices.map(({ id, name, city }) => (
            <option key={id} value={id}>
              {name}, {city}
            </option>
          ))}
        </ChoiceField>
      </div>
    </ShopForm>
  );
}
