import type { OfficeSlab } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { DropZone } from "../../../frame/uploads/drop-zone.tsx";
import { pictureLimits } from "../../../frame/uploads/upload-limits.ts";
import { UploadList } from "../../../frame/uploads/upload-list.tsx";
import { useUploads } from "../../../frame/uploads/use-uploads.ts";
import { useText } from "../../../i18n/text.ts";

interface Props {
  slab: OfficeSlab;
  mayChange: boolean;
  onChanged(slab: OfficeSlab, words: string): void;
}

/** A slab's own photograph, which buyers see and lay their counters on. */
export function SlabPicture({ slab, mayChange, onChanged }: Props) {
  const t = useText();
  const { code, picture } = slab;
  const { send, isSending, failure } = useCall("setSlabPicture");
  const show = async (next: OfficeSlab["picture"]) => {
    const changed = await send({ code, picture: next, before: picture?.address ?? null });
    if (changed) onChanged(changed, t(next ? "slabs.pictureShown" : "slabs.pictureGone", { code }));
  };
  const { uploads, add, remove } = useUploads({
    call: "uploadSlabPicture",
    limits: pictureLimits,
    onStored: (stored) => void show(stored),
  });
  return (
    <section aria-labelledby="slab-picture" className="stack">
      <h3 id="slab-picture" className="font-medium">
        {t("slabs.picture")}
      </h3>
      <FailureNotice failure={failure} />
      {picture ? (
        <img src={picture.address} width={picture.width} height={picture.height} alt={t("slabs.slabTitle", { code })} />
      ) : (
        <p className="soft">{t("slabs.noPicture")}</p>
      )}
      {mayChange && (
        <DropZone
          label={t("slabs.addPicture")}
          hint={t("slabs.pictureHint", { limit: pictureLimits.megabytes })}
          types={pictureLimits.types}
          isMultiple={false}
          onFiles={([file]) => file && add([file])}
        >
          <UploadList uploads={uploads} onRemove={remove} />
        </DropZone>
      )}
      {mayChange && picture && (
        <div>
          <Button type="button" look="plain" disabled={isSending} onClick={() => void show(null)}>
            {t("slabs.dropPicture")}
          </Button>
        </div>
      )}
    </section>
  );
}
