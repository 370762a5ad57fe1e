import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { callOffice } from "../../../call/call-office.ts";
import type { CallValue } from "../../../call/calls.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";
import { DropZone } from "../../../frame/uploads/drop-zone.tsx";
import { UploadList } from "../../../frame/uploads/upload-list.tsx";
import { useUploads } from "../../../frame/uploads/use-uploads.ts";
import { useText } from "../../../i18n/text.ts";
import { AssetGrid } from "./asset-grid.tsx";
import { pictureOnly } from "./asset-limits.ts";
import { AssetPicture } from "./asset-picture.tsx";
import { useAssetWords } from "./use-asset-words.ts";

interface Props {
  /** The field for which a picture is chosen. */
  field: string;
  onChoose(asset: OfficeAsset): void;
  onClose(): void;
}

type Listed = CallValue<"contentAssets">;
interface Asked {
  query: string;
  folder: string;
  page: number;
}

const PAGE_SIZE = 24;

/** Chooses a picture from the content's files, or uploads a new one and chooses it. */
export function AssetPicker({ field, onChoose, onClose }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<Asked>({ query: "", folder: "", page: 1 });
  const { listed, isLost } = useListed(asked);
  const choose = (asset: OfficeAsset) => {
    // The dialog is closed first, so that the browser returns the focus to the button that opened it.
    dialog.current?.close();
    onChoose(asset);
  };
  const { uploads, add, remove } = useUploads({
    call: "uploadContentAsset",
    limits: pictureOnly,
    fields: asked.folder ? { folder: asked.folder } : {},
    onStored: choose,
  });
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("input[name=asset-query]")?.focus();
  }, []);
  return createPortal(
    <Dialog ref={dialog} title={t("assets.pickTitle", { field })} closeLabel={t("frame.close")} place="full" onClose={onClose}>
      <div className="picker text-small">
        <PickerSearch folders={listed?.folders ?? []} onAsk={setAsked} />
        <DropZone
          label={t("assets.chooseNew")}
          hint={t("assets.pictureHint", { limit: pictureOnly.megabytes })}
          types={pictureOnly.types}
          isMultiple={false}
          onFiles={(files) => add(files.slice(0, 1))}
        />
        <UploadList uploads={uploads} onRemove={remove} />
        <p role="status" className="soft">
          {isLost ? t("fault.noAnswer") : listed ? t("assets.found", { count: listed.total }) : t("content.loading")}
        </p>
        {listed && <PickerGrid assets={listed.assets} onChoose={choose} />}
        {listed && listed.assets.length < listed.total && (
          <p>
            <Button type="button" look="tool" onClick={() => setAsked({ ...asked, page: asked.page + 1 })}>
              {t("assets.more")}
            </Button>
          </p>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}

/** Reads the requested pictures; further pages are added to the earlier ones. */
function useListed(asked: Asked) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isLatest = true;
    const { query, folder, page } = asked;
    const input = {
      ...({ kind: "picture", sort: "newest", state: "kept" } as const),
      ...{ page, pageSize: PAGE_SIZE },
      ...(query && { query }),
      ...(folder && { folder: Number(folder) }),
    };
    setLost(false);
    signedInCall(() => callOffice("contentAssets", input))
      .then((answer) => {
        if (!isLatest) return;
        setListed((before) => (page > 1 && before ? { ...answer, assets: [...before.assets, ...answer.assets] } : answer));
      })
      .catch(() => isLatest && setLost(true));
    return () => {
      isLatest = false;
    };
  }, [asked]);
  return { listed, isLost };
}

function PickerSearch({ folders, onAsk }: { folders: Listed["folders"]; onAsk(asked: Asked): void }) {
  const t = useText();
  const search = (form: HTMLElement | null) => {
    const value = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() ?? "";
    onAsk({ query: value("asset-query"), folder: value("asset-folder"), page: 1 });
  };
  return (
    <search className="filter-form">
      <div className="field-slot">
        <Field
          name="asset-query"
          label={t("assets.find")}
          maxLength={100}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            search(event.currentTarget.closest("search"));
          }}
        />
      </div>
      <SelectField
        name="asset-folder"
        label={t("content.folder")}
        onChange={({ currentTarget }) => search(currentTarget.closest("search"))}
      >
        <option value="">{t("assets.everyFolder")}</option>
        {folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="button" look="tool" onClick={(event) => search(event.currentTarget.closest("search"))}>
        {t("frame.findGo")}
      </Button>
    </search>
  );
}

function PickerGrid({ assets, onChoose }: { assets: OfficeAsset[]; onChoose(asset: OfficeAsset): void }) {
  const t = useText();
  const words = useAssetWords();
  return (
    <AssetGrid label={t("assets.pictures")} assets={assets}>
      {(asset) => (
        <button type="button" className="asset-cell" data-asset="" onClick={() => onChoose(asset)}>
          <AssetPicture asset={asset} />
          <span className="asset-name">{asset.name}</span>
          <span className="soft">{words.description(asset) || t("assets.noDescription")}</span>
        </button>
      )}
    </AssetGrid>
  );
}
