import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { type Failure, useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { LeaveGuard } from "../../../frame/pages/leave-guard.tsx";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { AssetPicture } from "./asset-picture.tsx";
import { AssetUses } from "./asset-uses.tsx";
import type { Deleted } from "./deleted-notice.tsx";
import { FocusField } from "./focus-field.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { useAssetWords } from "./use-asset-words.ts";
import "./assets.css";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [asset, { folders }] = await Promise.all([
    load("contentAsset", { id: Number(params["assetId"]) || 1 }, request),
    load("contentAssets", { page: 1, pageSize: 1, sort: "newest", state: "kept" }, request),
  ]);
  return { asset, folders };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { asset, folders } = useLoaderData<typeof loader>();
  return <AssetForm key={`${asset.id} ${asset.revision}`} asset={asset} folders={folders} />;
}

type Values = Pick<Loaded["asset"], "altEn" | "altEs" | "focus" | "folderId">;

/** A file: its description in both languages, the part of it that must stay visible, and where it is used. */
function AssetForm({ asset, folders }: Loaded) {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const words = useAssetWords();
  const { altEn, altEs, focus, folderId } = asset;
  const [values, setValues] = useState<Values>({ altEn, altEs, focus, folderId });
  const [open, setOpen] = useState<"replace" | "delete" | null>(null);
  const { send, isSending, failure } = useCall("saveContentAsset");
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const isTyped = JSON.stringify(values) !== JSON.stringify({ altEn, altEs, focus, folderId });
  const save = async () => {
    const saved = await send({ id: asset.id, revision: asset.revision, ...values });
    if (!saved) return;
    announce(t("assets.saved", { name: asset.name }));
    void revalidate();
  };
  return (
    <>
      <PageHeading title={asset.name} actions={<Actions onOpen={setOpen} />}>
        <span className="soft tabular">{words.size(asset)}</span>
        <Link to={asset.folderId ? `/content/assets?folder=${asset.folderId}` : "/content/assets"}>{t("assets.back")}</Link>
        <AuditLink subject="asset" no={asset.id} />
      </PageHeading>
      <div className="asset-page">
        <AssetFile asset={asset} focus={values.focus} onFocus={(focus) => change({ focus })} />
        <section aria-label={t("assets.about")}>
          <form
            className="asset-fields"
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <FailureNotice failure={failure && { ...failure, fields: {} }} />
            {failure?.code === "office_asset_changed" && (
              <p>
                <Button type="button" look="tool" onClick={() => void revalidate()}>
                  {t("assets.reload")}
                </Button>
              </p>
            )}
            <AssetFields {...{ asset, folders, values, failure }} onChange={change} />
            <p>
              <Button type="submit" disabled={isSending || !isTyped}>
                {t("assets.save")}
              </Button>
            </p>
          </form>
          <AssetUses uses={asset.usedBy} />
        </section>
      </div>
      <Dialogs asset={asset} open={open} onClose={() => setOpen(null)} />
      <LeaveGuard isUnsaved={isTyped} text={t("assets.leaveText")} />
    </>
  );
}

function DeleteDialog({ asset, onDeleted, onClose }: { asset: Loaded["asset"]; onDeleted(): void; onClose(): void }) {
  const t = useText();
  const { send, isSending, failure } = useCall("deleteContentAsset");
  const remove = async (): Promise<boolean> => {
    const done = await send({ id: asset.id, revision: asset.revision });
    if (done) onDeleted();
    return done !== null;
  };
  return (
    <ActionDialog
      title={t("assets.deleteTitle", { name: asset.name })}
      confirm={t("content.delete")}
      isSending={isSending}
      failure={failure}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{asset.uses > 0 ? t("assets.deleteUsed", { count: asset.uses }) : t("assets.deleteText")}</p>
    </ActionDialog>
  );
}

function Actions({ onOpen }: { onOpen(dialog: "replace" | "delete"): void }) {
  const t = useText();
  const may = useMay();
  return (
    <>
      <Button type="button" look="tool" onClick={() => onOpen("replace")}>
        {t("assets.replace")}
      </Button>
      {may("content.publish") && (
        <Button type="button" look="tool" onClick={() => onOpen("delete")}>
          {t("content.delete")}
        </Button>
      )}
    </>
  );
}

interface FileProps extends Pick<Loaded, "asset"> {
  focus: Values["focus"];
  onFocus(focus: Values["focus"]): void;
}

/** The file itself; for a picture, the point that must stay visible when it is cropped. */
function AssetFile({ asset, focus, onFocus }: FileProps) {
  const t = useText();
  const announce = useAnnounce();
  const { moment } = useFormats();
  const copy = () => {
    void navigator.clipboard.writeText(asset.address);
    announce(t("assets.copied"));
  };
  return (
    <section aria-label={t("assets.file")} className="asset-whole">
      {asset.kind === "picture" && asset.width && asset.height ? (
        <FocusField picture={{ address: asset.address, width: asset.width, height: asset.height }} focus={focus} onChange={onFocus} />
      ) : (
        <AssetPicture asset={asset} />
      )}
      <p className="asset-address">
        <a href={asset.address} target="_blank" rel="noreferrer">
          {t("assets.openFile")}
        </a>
        <button type="button" className="link-button" onClick={copy}>
          {t("assets.copy")}
        </button>
        <span className="soft">{t("assets.addedAt", { at: moment(asset.createdAt) })}</span>
      </p>
    </section>
  );
}

interface FieldsProps extends Loaded {
  values: Values;
  failure: Failure | null;
  onChange(part: Partial<Values>): void;
}

function AssetFields({ asset, folders, values, failure, onChange }: FieldsProps) {
  const t = useText();
  return (
    <>
      {asset.kind === "picture" && (
        <>
          <Field
            name="altEn"
            label={t("pictures.altEn")}
            hint={t("assets.altHint")}
            lang="en"
            value={values.altEn}
            maxLength={300}
            autoComplete="off"
            error={failure?.fields["altEn"]}
            onChange={({ currentTarget }) => onChange({ altEn: currentTarget.value })}
          />
          <Field
            name="altEs"
            label={t("pictures.altEs")}
            lang="es"
            value={values.altEs}
            maxLength={300}
            autoComplete="off"
            error={failure?.fields["altEs"]}
            onChange={({ currentTarget }) => onChange({ altEs: currentTarget.value })}
          />
        </>
      )}
      <SelectField
        name="folder"
        label={t("content.folder")}
        value={values.folderId ?? ""}
        onChange={({ currentTarget }) => onChange({ folderId: Number(currentTarget.value) || null })}
      >
        <option value="">{t("assets.noFolder")}</option>
        {folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

interface DialogsProps extends Pick<Loaded, "asset"> {
  open: "replace" | "delete" | null;
  onClose(): void;
}

function Dialogs({ asset, open, onClose }: DialogsProps) {
  const navigate = useNavigate();
  return (
    <>
      {open === "replace" && (
        <ReplaceDialog
          asset={asset}
          onReplaced={(by) => {
            onClose();
            void navigate(`/content/assets/${by.id}`);
          }}
          onClose={onClose}
        />
      )}
      {open === "delete" && (
        <DeleteDialog
          asset={asset}
          onDeleted={() => {
            const state: Deleted = { deletedAsset: { id: asset.id, name: asset.name } };
            void navigate("/content/assets", { state });
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
