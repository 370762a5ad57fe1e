import type { OfficePlace } from "@azulejo/contract/areas/office.ts";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useNavigate } from "react-router";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";

/** Starts a count of a place, or of some of its items. */
export function StartDialog({ places, onClose }: { places: readonly OfficePlace[]; onClose(): void }) {
  const t = useText();
  const navigate = useNavigate();
  const { send, isSending, failure } = useCall("startCount");
  const confirm = async (form: FormData): Promise<boolean> => {
    const count = await send({ store: String(form.get("store")), scope: String(form.get("scope")).trim() });
    if (count) await navigate(`/stock/counts/${count.countNo}`);
    return count !== null;
  };
  return (
    <ActionDialog
      title={t("goods.startCount")}
      confirm={t("goods.startConfirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SelectField name="store" label={t("stock.place")} error={failure?.fields["store"]}>
        {places.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        name="scope"
        label={t("goods.scope")}
        hint={t("goods.scopeHint")}
        maxLength={40}
        autoComplete="off"
        error={failure?.fields["scope"]}
      />
    </ActionDialog>
  );
}
