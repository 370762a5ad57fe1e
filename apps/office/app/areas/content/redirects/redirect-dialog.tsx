import type { OfficeRedirect } from "@azulejo/contract/areas/office/content/redirects.ts";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { type Failure, useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";

const statuses = [301, 302, 307, 308] as const;
const statusOf = (value: unknown): OfficeRedirect["status"] => statuses.find((one) => String(one) === value) ?? 301;

interface Props {
  /** Null for a new redirect. */
  redirect: OfficeRedirect | null;
  onSaved(redirect: OfficeRedirect): void;
  onClose(): void;
}

export function RedirectDialog({ redirect, onSaved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("saveRedirect");
  const save = async (form: FormData): Promise<boolean> => {
    const values = {
      from: String(form.get("from")).trim(),
      to: String(form.get("to")).trim(),
      status: statusOf(form.get("status")),
      replacesHome: form.get("replacesHome") === "on",
    };
    const was = redirect && { from: redirect.from, to: redirect.to, status: redirect.status };
    const saved = await send({ id: redirect?.id ?? null, was, ...values });
    if (saved) onSaved(saved);
    return saved !== null;
  };
  return (
    <ActionDialog
      title={redirect ? t("redirects.editTitle", { from: redirect.from }) : t("redirects.addTitle")}
      confirm={t("redirects.save")}
      isSending={isSending}
      failure={failure}
      onConfirm={save}
      onClose={onClose}
    >
      <RedirectFields redirect={redirect} failure={failure} />
    </ActionDialog>
  );
}

function RedirectFields({ redirect, failure }: Pick<Props, "redirect"> & { failure: Failure | null }) {
  const t = useText();
  return (
    <>
      <Field
        name="from"
        label={t("redirects.from")}
        hint={t("redirects.fromHint")}
        defaultValue={redirect?.from}
        error={failure?.fields["from"]}
        required
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        name="to"
        label={t("redirects.to")}
        hint={t("redirects.toHint")}
        defaultValue={redirect?.to}
        error={failure?.fields["to"]}
        required
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField name="status" label={t("redirects.kind")} defaultValue={redirect?.status ?? 301}>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`redirects.status.${status}`)}
          </option>
        ))}
      </SelectField>
      {failure?.code === "office_redirect_home" && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="replacesHome" />
          {t("redirects.replacesHome")}
        </label>
      )}
    </>
  );
}
