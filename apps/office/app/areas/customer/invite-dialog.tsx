import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { PersonFields, RoleFields, readPerson, readRoles } from "./person-fields.tsx";

interface Props {
  customerId: number;
  name: string;
  onInvited(email: string): void;
  onClose(): void;
}

/** Invites a person to a business account. */
export function InviteDialog({ customerId, name, onInvited, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("inviteToBusiness");
  const confirm = async (form: FormData): Promise<boolean> => {
    const person = readPerson(form);
    const done = await send({ customerId, ...person, roles: readRoles(form) });
    if (done) onInvited(person.email);
    return done !== null;
  };
  return (
    <ActionDialog
      title={t("business.inviteTo", { name })}
      confirm={t("business.invite")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <PersonFields failure={failure} />
      <RoleFields chosen={["Sales"]} error={failure?.fields["roles"]} />
    </ActionDialog>
  );
}
