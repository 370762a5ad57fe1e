import { Checkbox, SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import type { CallValue } from "../../call/calls.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

export type Choices = Pick<CallValue<"staffList">, "roles" | "stores">;

interface Props extends Choices {
  /** The current role. */
  given: string | null;
  /** Null for all. */
  chosen: readonly string[] | null;
  /** Whether the user who gives the role works in all stores. */
  mayGiveAll: boolean;
  errors: Record<string, string>;
}

/** The role and stores to give somebody; only those that the user may give. */
export function RoleFields({ roles, stores, given, chosen, mayGiveAll, errors }: Props) {
  const t = useText();
  const language = useLanguage();
  const [isLimited, setLimited] = useState(chosen !== null || !mayGiveAll);
  return (
    <>
      <SelectField name="role" label={t("staff.role")} hint={t("staff.onlyOwn")} defaultValue={given ?? ""} required>
        {given === null && <option value="" />}
        {roles
          .filter(({ code, mayGrant }) => mayGrant || code === given)
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name[language]}
            </option>
          ))}
      </SelectField>
      <SelectField
        name="limit"
        label={t("staff.stores")}
        value={isLimited ? "some" : "all"}
        onChange={(event) => setLimited(event.currentTarget.value === "some")}
        error={errors["stores"]}
      >
        {mayGiveAll && <option value="all">{t("staff.allStores")}</option>}
        <option value="some">{t("staff.someStores")}</option>
      </SelectField>
      {isLimited && (
        <fieldset className="stack">
          <legend className="sr-only">{t("staff.someStores")}</legend>
          {stores.map(({ code, name }) => (
            <Checkbox key={code} id={`store-${code}`} name="stores" value={code} label={name} defaultChecked={chosen?.includes(code)} />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Returns the chosen role. */
export const readRole = (form: FormData): { role: string; stores: string[] | null } => ({
  role: String(form.get("role")),
  stores: form.get("limit") === "all" ? null : form.getAll("stores").map(String),
});
