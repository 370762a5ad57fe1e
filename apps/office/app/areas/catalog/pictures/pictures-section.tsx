import type { ProductPicture, ProductPictures } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { lazy, Suspense, useState } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { OrderedRows } from "../../../frame/rows/ordered-rows.tsx";
import { DropZone } from "../../../frame/uploads/drop-zone.tsx";
import { pictureLimits } from "../../../frame/uploads/upload-limits.ts";
import { UploadList } from "../../../frame/uploads/upload-list.tsx";
import { useUploads } from "../../../frame/uploads/use-uploads.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useUnsaved } from "../use-unsaved.ts";
import { adding, changing, cropping, ordering, removing } from "./picture-changes.ts";
import { PictureFields } from "./picture-fields.tsx";
import { type Pictures, usePictures } from "./use-pictures.ts";
import "./pictures.css";

const CropDialog = lazy(() => import("./crop-dialog.tsx"));

interface Props {
  id: number;
  loaded: ProductPictures;
  /** Sizes of the product's variants. */
  sizes: readonly string[];
}

/** A product's pictures: uploaded, sorted, described, cropped and removed. Each change is saved at once and can be undone. */
export function PicturesSection({ id, loaded, sizes }: Props) {
  const t = useText();
  const announce = useAnnounce();
  const language = useLanguage();
  const pictures = usePictures(id, loaded);
  const [cropped, setCropped] = useState<ProductPicture | null>(null);
  const { uploads, add, remove, isSending } = useUploads({
    call: "uploadProductPicture",
    limits: pictureLimits,
    onStored(stored, file) {
      pictures.change(adding(stored));
      announce(t("pictures.added", { name: file.name }));
    },
  });
  useUnsaved(isSending);
  const nameOf = (at: number) => {
    const picture = pictures.pictures[at];
    return picture?.[language === "es" ? "altEs" : "altEn"] || t("pictures.number", { at: at + 1 });
  };
  const reorder = (rows: readonly ProductPicture[]) => {
    const gone = pictures.pictures.find(({ address }) => !rows.some((row) => row.address === address));
    if (!gone) return pictures.change(ordering(rows.map(({ address }) => address)));
    pictures.change(removing(gone.address));
    announce(t("pictures.removed", { name: nameOf(pictures.pictures.indexOf(gone)) }));
  };
  return (
    <div className="pictures-section text-small">
      <DropZone
        label={t("pictures.choose")}
        hint={t("pictures.hint", { limit: pictureLimits.megabytes })}
        types={pictureLimits.types}
        onFiles={add}
      >
        <PicturesState pictures={pictures} />
      </DropZone>
      <UploadList uploads={uploads} onRemove={remove} />
      <PicturesProblem pictures={pictures} />
      {pictures.pictures.length === 0 && <p className="soft">{t("pictures.none")}</p>}
      <OrderedRows rows={pictures.pictures} nameOf={nameOf} keyOf={({ address }) => address} onChange={reorder}>
        {(picture, at) => (
          <PictureFields
            picture={picture}
            at={at}
            sizes={sizes}
            onChange={(part) => pictures.change(changing(picture.address, part))}
            onCrop={() => setCropped(picture)}
          />
        )}
      </OrderedRows>
      {cropped && <Crop picture={cropped} pictures={pictures} onClose={() => setCropped(null)} />}
    </div>
  );
}

function PicturesState({ pictures: { isSaving, undo } }: { pictures: Pictures }) {
  const t = useText();
  return (
    <p className="pictures-state">
      <span role="status" className="soft">
        {isSaving ? t("pictures.saving") : undo && t("pictures.saved")}
      </span>
      <Button type="button" look="tool" disabled={!undo} onClick={() => undo?.()}>
        {t("pictures.undo")}
      </Button>
    </p>
  );
}

/** Changes that weren't saved, with the possible actions. */
function PicturesProblem({ pictures }: { pictures: Pictures }) {
  const t = useText();
  const { failure, refusedChanges } = pictures;
  return (
    <>
      <FailureNotice failure={failure} />
      {failure && (
        <p className="page-actions">
          <Button type="button" look="tool" onClick={pictures.retry}>
            {t("pictures.retry")}
          </Button>
          <Button type="button" look="tool" onClick={pictures.discard}>
            {t("pictures.discard")}
          </Button>
        </p>
      )}
      {refusedChanges > 0 && (
        <Notice kind="alert">
          <p>
            <strong>{t("pictures.changedTitle")}</strong>
          </p>
          <p>{t("pictures.changedText")}</p>
          <p className="page-actions">
            <Button type="button" look="tool" onClick={() => pictures.decide(true)}>
              {t("pictures.makeAgain", { count: refusedChanges })}
            </Button>
            <Button type="button" look="tool" onClick={() => pictures.decide(false)}>
              {t("pictures.leave")}
            </Button>
          </p>
        </Notice>
      )}
    </>
  );
}

interface CropProps {
  picture: ProductPicture;
  pictures: ReturnType<typeof usePictures>;
  onClose(): void;
}

function Crop({ picture, pictures, onClose }: CropProps) {
  const t = useText();
  const announce = useAnnounce();
  return (
    <Suspense>
      <CropDialog
        picture={picture}
        onClose={onClose}
        onCrop={(cut, place) => {
          pictures.change(cropping(picture, cut, place));
          announce(t(cut ? "pictures.cropped" : "pictures.uncropped"));
        }}
      />
    </Suspense>
  );
}
