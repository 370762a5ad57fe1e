import type { CallValue } from "../../call/calls.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { BusinessChoice } from "./business-choice.tsx";
import { RoleFields, readRoles } from "./person-fields.tsx";

type Person = CallValue<"person">;

interface Props {
  person: Person;
  name: string;
  onMoved(person: Person): void;
  onClose(): void;
}

const NOBODY = "none";

/** Moves a person to another business account, or makes them a private customer. */
export function MoveDialog({ person, name, onMoved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure, fail } = useCall("movePerson");
  const confirm = async (form: FormData): Promise<boolean> => {
    const to = form.get("business");
    if (to === null) {
      fail({ code: null, messages: [t("business.chooseOne")], fields: {} });
      return false;
    }
    const chosen = readRoles(form);
    const roles = to === NOBODY && chosen.length === 0 ? (["Sales"] as const) : chosen;
    const moved = await send({ accountId: person.accountId, customerId: to === NOBODY ? null : Number(to), roles: [...roles] });
    if (moved) onMoved(moved);
    return moved !== null;
  };
  return (
    <ActionDialog
      title={t("business.moveTitle", { name })}
      confirm={t("business.move")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="what-happens">{t("business.moveHappens")}</p>
      <BusinessChoice without={person.customerId} legend={t("business.to")}>
        {person.customerId !== null && (
          <label className="flex min-h-6 items-start gap-3">
            <input type="radio" className="mt-1 size-4" name="business" value={NOBODY} />
            <span>{t("business.none")}</span>
          </label>
        )}
      </BusinessChoice>
      <RoleFields chosen={person.roles.length > 0 ? person.roles : ["Sales"]} error={failure?.fields["roles"]} />
    </ActionDialog>
  );
}
