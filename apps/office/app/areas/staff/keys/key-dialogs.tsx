import { Field, TextArea } from "@azulejo/ui/field.tsx";
import { CallDialog } from "../../../frame/pages/call-dialog.tsx";
import { useStaff } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { type Choices, RoleFields, readRole } from "../role-fields.tsx";
import type { Key, KeyAction } from "./key.ts";

interface CreateProps extends Choices {
  onCreated(name: string, secret: string): void;
  onClose(): void;
}

const OVERLAP_HOURS = 24;

const addressesOf = (form: FormData): string[] =>
  String(form.get("addresses"))
    .split(/[\s,]+/)
    .filter(Boolean);

export function CreateKeyDialog({ roles, stores, onCreated, onClose }: CreateProps) {
  const t = useText();
  const { stores: own } = useStaff();
  return (
    <CallDialog
      call="createApiKey"
      title={t("apiKeys.new")}
      confirm={t("apiKeys.create")}
      inputOf={(form) => ({
        name: String(form.get("name")),
        ...readRole(form),
        addresses: addressesOf(form),
        expiresOn: String(form.get("expiresOn")) || null,
      })}
      onDone={({ secret }, { name }) => onCreated(name, secret)}
      onClose={onClose}
      place="side"
    >
      <p className="what-happens">{t("apiKeys.newHappens")}</p>
      <Field name="name" label={t("apiKeys.name")} hint={t("apiKeys.nameHint")} maxLength={60} required autoComplete="off" />
      <RoleFields roles={roles} stores={stores} given={null} chosen={null} mayGiveAll={own === null} errors={{}} />
      <AddressesField given={[]} />
      <Field name="expiresOn" type="date" label={t("apiKeys.expiresOn")} />
    </CallDialog>
  );
}

interface Props {
  apiKey: Key;
  onIssued(name: string, secret: string): void;
  onDone(words: string): void;
  onClose(): void;
}

/** Replaces the secret of a key, changes its addresses, or revokes it. */
export function KeyDialog({ action, ...rest }: Props & { action: KeyAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...rest} />;
}

function RotateDialog({ apiKey: { keyId, name }, onIssued, onClose }: Props) {
  const t = useText();
  return (
    <CallDialog
      call="rotateApiKey"
      title={t("apiKeys.rotateTitle", { name })}
      confirm={t("apiKeys.rotate")}
      inputOf={(form) => ({ keyId, overlapHours: Number(form.get("overlapHours")) })}
      onDone={({ secret }) => onIssued(name, secret)}
      onClose={onClose}
    >
      <p className="what-happens">{t("apiKeys.rotateHappens")}</p>
      <Field name="overlapHours" label={t("apiKeys.overlap")} inputMode="numeric" defaultValue={OVERLAP_HOURS} required />
    </CallDialog>
  );
}

function ChangeDialog({ apiKey: { keyId, name, addresses }, onDone, onClose }: Props) {
  const t = useText();
  return (
    <CallDialog
      call="changeApiKey"
      title={t("apiKeys.changeTitle", { name })}
      confirm={t("apiKeys.save")}
      inputOf={(form) => ({ keyId, addresses: addressesOf(form) })}
      onDone={() => onDone(t("apiKeys.changed", { name }))}
      onClose={onClose}
    >
      <AddressesField given={addresses} />
    </CallDialog>
  );
}

function RevokeDialog({ apiKey: { keyId, name }, onDone, onClose }: Props) {
  const t = useText();
  return (
    <CallDialog
      call="revokeApiKey"
      title={t("apiKeys.revokeTitle", { name })}
      confirm={t("apiKeys.revoke")}
      inputOf={() => ({ keyId })}
      onDone={() => onDone(t("apiKeys.revoked", { name }))}
      onClose={onClose}
    >
      <p className="what-happens">{t("apiKeys.revokeHappens")}</p>
    </CallDialog>
  );
}

const dialogs = { rotate: RotateDialog, change: ChangeDialog, revoke: RevokeDialog } as const;

function AddressesField({ given }: { given: readonly string[] }) {
  const t = useText();
  return (
    <TextArea name="addresses" label={t("apiKeys.addresses")} hint={t("apiKeys.addressesHint")} rows={3} defaultValue={given.join("\n")} />
  );
}
