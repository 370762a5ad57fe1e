import type { Role } from "@azulejo/contract/claims.ts";
import { Checkbox, Field, SelectField } from "@azulejo/ui/field.tsx";
import type { Failure } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";

export interface TypedPerson {
  firstName: string;
  lastName: string;
  email: string;
  language: "en" | "es";
}

export const readPerson = (form: FormData): TypedPerson => ({
  firstName: String(form.get("firstName")).trim(),
  lastName: String(form.get("lastName")).trim(),
  email: String(form.get("email")).trim(),
  language: form.get("language") === "es" ? "es" : "en",
});

interface Props {
  failure: Failure | null;
  /** Prefix of the person's fields in the call's input: `person.` or nothing. */
  path?: string;
  isRequired?: boolean;
}

/** The details of a person to invite, and the language. */
export function PersonFields({ failure, path = "", isRequired = true }: Props) {
  const t = useText();
  const errorOf = (name: string) => failure?.fields[`${path}${name}`];
  return (
    <>
      <Field name="firstName" label={t("business.firstName")} error={errorOf("firstName")} required={isRequired} autoComplete="off" />
      <Field name="lastName" label={t("business.lastName")} error={errorOf("lastName")} required={isRequired} autoComplete="off" />
      <Field
        name="email"
        type="email"
        label={t("people.email")}
        hint={t("business.emailHint")}
        error={errorOf("email")}
        required={isRequired}
        autoComplete="off"
      />
      <SelectField name="language" label={t("people.language")}>
        <option value="en">{t("language.en")}</option>
        <option value="es">{t("language.es")}</option>
      </SelectField>
    </>
  );
}

const roles = ["Administrator", "Accounting", "Sales", "Professional"] as const satisfies readonly Role[];

export const readRoles = (form: FormData): Role[] => roles.filter((role) => form.has(`role.${role}`));

/** The roles of a person in a business account. */
export function RoleFields({ chosen, error }: { chosen: readonly Role[]; error: string | undefined }) {
  const t = useText();
  return (
    <fieldset className="stack">
      <legend className="mb-1 text-small">{t("people.roles")}</legend>
      {roles.map((role) => (
        <Checkbox key={role} name={`role.${role}`} label={t(`role.${role}`)} defaultChecked={chosen.includes(role)} />
      ))}
      {error && <p className="mt-1 text-small text-clay">{error}</p>}
    </fieldset>
  );
}
