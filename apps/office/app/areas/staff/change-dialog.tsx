import type { StaffMember } from "@azulejo/contract/areas/office/staff/members.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useStaff } from "../../frame/staff.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { type Choices, RoleFields, readRole } from "./role-fields.tsx";
import { useStoresWords } from "./use-stores-words.ts";

interface Props extends Choices {
  member: StaffMember;
  /** Called if somebody else has changed the person, to read them again. */
  onChangedMeanwhile(): void;
  onSaved(roleName: string): void;
  onClose(): void;
}

/** Gives somebody another role or other stores. What another user saved in the meantime is shown before it is replaced. */
export function ChangeDialog({ member, roles, stores, onChangedMeanwhile, onSaved, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const storesOf = useStoresWords({ stores });
  const { stores: own } = useStaff();
  const { send, isSending, failure } = useCall("changeStaff");
  const isStale = failure?.code === "office_staff_changed";
  const confirm = async (form: FormData): Promise<boolean> => {
    const given = readRole(form);
    const done = await send({ staffId: member.staffId, ...given, revision: member.revision });
    if (done) onSaved(roles.find(({ code }) => code === given.role)?.name[language] ?? given.role);
    else onChangedMeanwhile();
    return done !== null;
  };
  return (
    <ActionDialog
      title={member.name || member.email}
      confirm={t("staff.save")}
      isSending={isSending}
      failure={isStale ? null : failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      {isStale && (
        <Notice kind="alert">
          {t("staff.changedMeanwhile", {
            role: member.role?.name[language] ?? t("staff.ownRights"),
            stores: storesOf(member.stores),
          })}
        </Notice>
      )}
      <p className="what-happens">{t("staff.changeHappens")}</p>
      <RoleFields
        roles={roles}
        stores={stores}
        given={member.role?.code ?? null}
        chosen={member.stores}
        mayGiveAll={own === null}
        errors={failure?.fields ?? {}}
      />
    </ActionDialog>
  );
}
