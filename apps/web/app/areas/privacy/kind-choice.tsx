import { privacyKinds } from "@azulejo/contract/areas/privacy/privacy-kinds.ts";
import { fieldId, useForm } from "../../form/form-context.ts";
import { useText } from "../../i18n/text.ts";

/** Radio choice of what a person asks for. */
export function KindChoice({ chosen }: { chosen: string | null }) {
  const t = useText();
  const { id, fields, entered } = useForm();
  return (
    <fieldset aria-describedby={fields.kind ? `${id}-kind-error` : undefined}>
      <legend className="mb-1 text-small">{t("request.kind")}</legend>
      <div className="border border-joint bg-paper">
        {privacyKinds.map((kind, index) => (
          <label key={kind} className="flex min-h-11 items-center gap-3 border-b border-joint px-3 py-2 last:border-b-0">
            <input
              type="radio"
              id={index === 0 ? fieldId(id, "kind") : undefined}
              name="kind"
              value={kind}
              required
              defaultChecked={(entered.kind ?? chosen) === kind}
              className="size-5 shrink-0"
            />
            {t(`request.kind.${kind}`)}
          </label>
        ))}
      </div>
      {fields.kind && (
        <p id={`${id}-kind-error`} className="mt-1 text-small text-clay">
          {fields.kind}
        </p>
      )}
    </fieldset>
  );
}
