import type { Branch, CustomerUser } from "@azulejo/contract/areas/customer.ts";
import { roles as allRoles } from "@azulejo/contract/claims.ts";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { TextField, TickField } from "../../form/fields.tsx";
import { fieldId, useForm } from "../../form/form-context.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { personWords } from "../customer/customer-words.ts";

interface Props {
  /** Null to invite somebody. */
  user: CustomerUser | null;
  branches: Branch[];
  faults: FormFaults | null;
}

/** A user's details and roles in the business account. */
export function UserForm({ user, branches, faults }: Props) {
  const t = useText();
  const address = useAddress();
  const submit = t(user ? "customer.save" : "users.send");
  return (
    <ShopForm
      intent={user ? "save" : "invite"}
      words={personWords}
      faults={faults}
      submit={submit}
      working={submit}
      beside={
        <p className="text-small">
          <a href={address("customerusers/manageusers")}>{t("customer.back")}</a>
        </p>
      }
      className="grid max-w-2xl gap-4 sm:grid-cols-2"
    >
      {user && <input type="hidden" name="userId" value={user.id} />}
      <TextField name="givenName" maxLength={60} value={user?.givenName} />
      <TextField name="surname" maxLength={60} value={user?.surname} />
      {user ? (
        <TextField name="phone" type="tel" required={false} maxLength={30} value={user.phone} />
      ) : (
        <TextField name="email" type="email" maxLength={254} hint={t("users.inviteHint")} />
      )}
      <Roles user={user} />
      {branches.length > 1 && (
        <fieldset className="space-y-3 sm:col-span-2">
          <legend className="text-small">{t("users.branches")}</legend>
          <p className="text-small text-ink-soft">{t("users.branchesHint")}</p>
          {branches.map((branch) => (
            <Checkbox
              key={branch.id}
              id={`branch-${branch.id}`}
              label={`${branch.name}, ${branch.city}`}
              name="branchIds"
              value={branch.id}
              defaultChecked={user?.branchIds.includes(branch.id) ?? false}
            />
          ))}
        </fieldset>
      )}
      <div className="sm:col-span-2">
        <TickField name="pricesWithheld" hint={t("users.withholdHint")} ticked={user?.pricesWithheld ?? false} />
      </div>
      {user && <p className="text-small text-ink-soft sm:col-span-2">{t("users.saveHint")}</p>}
    </ShopForm>
  );
}

function Roles({ user }: Pick<Props, "user">) {
  const t = useText();
  const { id, fields } = useForm();
  return (
    <fieldset className="space-y-3 sm:col-span-2" aria-describedby={fields.roles ? "roles-error" : undefined}>
      <legend className="text-small">{t("users.roles")}</legend>
      {allRoles.map((role, index) => (
        <Checkbox
          key={role}
          id={index === 0 ? fieldId(id, "roles") : `role-${role}`}
          label={t(`role.${role}`)}
          hint={t(`roleHint.${role}`)}
          name="roles"
          value={role}
          defaultChecked={user?.roles.includes(role) ?? false}
        />
      ))}
      {fields.roles && (
        <p id="roles-error" className="text-small text-clay">
          {fields.roles}
        </p>
      )}
    </fieldset>
  );
}
