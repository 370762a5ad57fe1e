import { roles as allRoles } from "@azulejo/contract";
import type { Branch, CustomerUser } from "@azulejo/contract/areas/customer.ts";
import { Checkbox, Field } from "@azulejo/ui/field.tsx";
import { Form, Link } from "react-router";
import type { FormFaults } from "../../form/form-faults.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { Faults, Save } from "../customer/form-parts.tsx";

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
  const entered = faults?.entered;
  const error = (name: string) => faults?.fields[name];
  return (
    <Form method="post" noValidate className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Faults faults={faults} />
      <input type="hidden" name="intent" value={user ? "save" : "invite"} />
      {user && <input type="hidden" name="id" value={user.id} />}
      <Field
        label={t("customer.givenName")}
        name="givenName"
        required
        maxLength={60}
        defaultValue={entered?.givenName ?? user?.givenName}
        error={error("givenName")}
      />
      <Field
        label={t("customer.surname")}
        name="surname"
        required
        maxLength={60}
        defaultValue={entered?.surname ?? user?.surname}
        error={error("surname")}
      />
      {user ? (
        <Field
          label={t("customer.phone")}
          name="phone"
          type="tel"
          maxLength={30}
          defaultValue={entered?.phone ?? user.phone ?? ""}
          error={error("phone")}
        />
      ) : (
        <Field
          label={t("customer.email")}
          name="email"
          type="email"
          required
          maxLength={254}
          hint={t("users.inviteHint")}
          defaultValue={entered?.email}
          error={error("email")}
        />
      )}
      <fieldset className="space-y-3 sm:col-span-2" aria-describedby={error("roles") ? "roles-error" : undefined}>
        <legend className="text-small">{t("users.roles")}</legend>
        {allRoles.map((role) => (
          <Checkbox
            key={role}
            id={`role-${role}`}
            label={t(`role.${role}`)}
            hint={t(`roleHint.${role}`)}
            name="roles"
            value={role}
            defaultChecked={user?.roles.includes(role) ?? false}
          />
        ))}
        {error("roles") && (
          <p id="roles-error" className="text-small text-clay">
            {error("roles")}
          </p>
        )}
      </fieldset>
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
        <Checkbox
          label={t("users.withhold")}
          name="pricesWithheld"
          hint={t("users.withholdHint")}
          defaultChecked={user?.pricesWithheld ?? false}
        />
      </div>
      {user && <p className="text-small text-ink-soft sm:col-span-2">{t("users.saveHint")}</p>}
      <Save label={t(user ? "customer.save" : "users.send")} />
      <p className="text-small sm:col-span-2">
        <Link to={address("customerusers/manageusers")}>{t("customer.back")}</Link>
      </p>
    </Form>
  );
}
