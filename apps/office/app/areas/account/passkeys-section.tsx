import type { StaffPasskey } from "@azulejo/contract/areas/office/staff/passkeys.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useStaff } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useMakePasskey } from "./make-passkey.ts";

interface Props {
  passkeys: readonly StaffPasskey[];
  /** Announces the result and reloads the page's data. */
  onDone(words: string): void;
}

type Open = { act: "add" } | { act: "rename" | "remove"; passkey: StaffPasskey };

/** The user's passkeys, which sign in without password and code. */
export function PasskeysSection({ passkeys, onDone }: Props) {
  const t = useText();
  const { moment } = useFormats();
  const [open, setOpen] = useState<Open | null>(null);
  const columns: Column<StaffPasskey>[] = [
    { label: t("passkeys.name"), cell: ({ name }) => name },
    { label: t("passkeys.added"), phone: "named", cell: ({ addedAt }) => moment(addedAt) },
    { label: t("passkeys.used"), phone: "named", cell: ({ usedAt }) => (usedAt ? moment(usedAt) : t("passkeys.never")) },
    {
      label: t("sessions.actions"),
      phone: "acts",
      cell: (passkey) => <PasskeyButtons passkey={passkey} onOpen={setOpen} />,
    },
  ];
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="passkeys">
      <div className="bar-heading">
        <h2 id="passkeys">{t("passkeys.title")}</h2>
        <div className="page-actions">
          <Button type="button" look="tool" onClick={() => setOpen({ act: "add" })}>
            {t("passkeys.add")}
          </Button>
        </div>
      </div>
      {passkeys.length === 0 ? (
        <p className="page-text soft">{t("passkeys.none")}</p>
      ) : (
        <Ledger caption={t("passkeys.title")} columns={columns} rows={passkeys} keyOf={({ id }) => id} />
      )}
      {open?.act === "add" && <AddDialog onAdded={() => onDone(t("passkeys.wasAdded"))} onClose={close} />}
      {open?.act === "rename" && <RenameDialog passkey={open.passkey} onRenamed={() => onDone(t("account.saved"))} onClose={close} />}
      {open?.act === "remove" && (
        <RemoveDialog
          passkey={open.passkey}
          isLast={passkeys.length === 1}
          onRemoved={() => onDone(t("passkeys.wasRemoved"))}
          onClose={close}
        />
      )}
    </section>
  );
}

function AddDialog({ onAdded, onClose }: { onAdded(): void; onClose(): void }) {
  const t = useText();
  const { make, isMaking, failure } = useMakePasskey();
  const add = async (form: FormData) => {
    const isAdded = await make(String(form.get("password")), String(form.get("name")).trim());
    if (isAdded) onAdded();
    return isAdded;
  };
  return (
    <ActionDialog
      title={t("passkeys.add")}
      confirm={t("passkeys.addGo")}
      isSending={isMaking}
      failure={failure}
      onConfirm={add}
      onClose={onClose}
    >
      <p className="what-happens">{t("passkeys.addHappens")}</p>
      <Field name="name" label={t("passkeys.name")} hint={t("passkeys.nameHint")} maxLength={60} autoComplete="off" />
      <OwnPassword />
    </ActionDialog>
  );
}

interface RenameProps {
  passkey: StaffPasskey;
  onRenamed(): void;
  onClose(): void;
}

function RenameDialog({ passkey: { id, name }, onRenamed, onClose }: RenameProps) {
  const t = useText();
  const { send, isSending, failure } = useCall("renameOwnPasskey");
  const rename = async (form: FormData) => {
    if (!(await send({ id, name: String(form.get("name")).trim() }))) return false;
    onRenamed();
    return true;
  };
  return (
    <ActionDialog
      title={t("passkeys.renameOf", { name })}
      confirm={t("account.save")}
      isSending={isSending}
      failure={failure}
      onConfirm={rename}
      onClose={onClose}
    >
      <Field name="name" label={t("passkeys.name")} defaultValue={name} maxLength={60} required autoComplete="off" />
    </ActionDialog>
  );
}

interface RemoveProps {
  passkey: StaffPasskey;
  isLast: boolean;
  onRemoved(): void;
  onClose(): void;
}

function RemoveDialog({ passkey: { id, name }, isLast, onRemoved, onClose }: RemoveProps) {
  const t = useText();
  const { hasAuthenticator } = useStaff();
  const { send, isSending, failure } = useCall("removeOwnPasskey");
  const remove = async (form: FormData) => {
    if (!(await send({ id, password: String(form.get("password")) }))) return false;
    onRemoved();
    return true;
  };
  return (
    <ActionDialog
      title={t("passkeys.removeTitle", { name })}
      confirm={t("passkeys.remove")}
      isSending={isSending}
      failure={failure}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="what-happens">{t(isLast && !hasAuthenticator ? "passkeys.removeLastHappens" : "passkeys.removeHappens")}</p>
      <OwnPassword />
    </ActionDialog>
  );
}

/** Asks for the user's password again, so that access to an open screen alone isn't enough to change anything. */
function OwnPassword() {
  const t = useText();
  return (
    <Field name="password" type="password" label={t("account.currentPassword")} autoComplete="current-password" maxLength={200} required />
  );
}

function PasskeyButtons({ passkey, onOpen }: { passkey: StaffPasskey; onOpen(open: Open): void }) {
  const t = useText();
  return (
    <span className="page-actions">
      <Button
        type="button"
        look="tool"
        aria-label={t("passkeys.renameOf", { name: passkey.name })}
        onClick={() => onOpen({ act: "rename", passkey })}
      >
        {t("passkeys.rename")}
      </Button>
      <Button
        type="button"
        look="tool"
        aria-label={t("passkeys.removeOf", { name: passkey.name })}
        onClick={() => onOpen({ act: "remove", passkey })}
      >
        {t("passkeys.remove")}
      </Button>
    </span>
  );
}
