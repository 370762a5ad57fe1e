import { customerTypes } from "@azulejo/contract/claims.ts";
import { fieldId, useForm } from "../../../form/form-context.ts";
import { useText } from "../../../i18n/text.ts";

/** Radio choice of the specification's customer types. */
export function TypeChoice({ types = customerTypes }: { types?: readonly (typeof customerTypes)[number][] }) {
  const t = useText();
  const { id, fields, entered } = useForm();
  return (
    <fieldset aria-describedby={fields.type ? `${id}-type-error` : undefined}>
      <legend className="mb-1 text-small">{t("account.field.type")}</legend>
      <div className="border border-joint bg-paper">
        {types.map((type, index) => (
          <label key={type} className="flex min-h-11 items-center gap-3 border-b border-joint px-3 last:border-b-0">
            <input
              type="radio"
              id={index === 0 ? fieldId(id, "type") : undefined}
              name="type"
              value={type}
              required
              defaultChecked={entered.type === type}
              className="size-5 shrink-0"
            />
            {t(`account.type.${type}`)}
          </label>
        ))}
      </div>
      {fields.type && (
        <p id={`${id}-type-error`} className="mt-1 text-small text-clay">
          {fields.type}
        </p>
      )}
    </fieldset>
  );
}
