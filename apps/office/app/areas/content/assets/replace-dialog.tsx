import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { useMay } from "../../../frame/staff.ts";
import { DropZone } from "../../../frame/uploads/drop-zone.tsx";
import { UploadList } from "../../../frame/uploads/upload-list.tsx";
import { useUploads } from "../../../frame/uploads/use-uploads.ts";
import { useText } from "../../../i18n/text.ts";
import { assetLimits, pictureOnly } from "./asset-limits.ts";

interface Props {
  asset: OfficeAsset;
  onReplaced(by: OfficeAsset): void;
  onClose(): void;
}

type Replaced = CallValue<"replaceContentAsset">;

/** Uploads another file and replaces this one in the drafts of all pages; pages without other changes can be published at once. */
export function ReplaceDialog({ asset, onReplaced, onClose }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const { send, isSending, failure } = useCall("replaceContentAsset");
  const limits = asset.kind === "picture" ? pictureOnly : assetLimits;
  const { uploads, add, remove } = useUploads({
    call: "uploadContentAsset",
    limits,
    onStored: async (by) => setReplaced(await send({ id: asset.id, revision: asset.revision, by: by.id })),
  });
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      ref={dialog}
      title={t("assets.replaceTitle", { name: asset.name })}
      closeLabel={t("frame.close")}
      onClose={() => (replaced ? onReplaced(replaced.asset) : onClose())}
    >
      <div className="stack text-small">
        <FailureNotice failure={failure} />
        {replaced ? (
          <ReplacedIn replaced={replaced} />
        ) : (
          <>
            <p>{t("assets.replaceText")}</p>
            <DropZone
              label={t("assets.chooseOther")}
              hint={t(asset.kind === "picture" ? "assets.pictureHint" : "assets.hint", { limit: limits.megabytes })}
              types={limits.types}
              isMultiple={false}
              onFiles={(files) => add(files.slice(0, 1))}
            />
            <UploadList uploads={uploads} onRemove={remove} />
            <p role="status">{isSending && t("assets.replacing")}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function ReplacedIn({ replaced: { stories, unchanged } }: { replaced: Replaced }) {
  const t = useText();
  const may = useMay();
  const announce = useAnnounce();
  const { send, isSending, failure } = useCall("publishContent");
  const [isPublished, setPublished] = useState(false);
  const ready = stories.filter(({ wasPublished }) => wasPublished);
  const publish = async () => {
    const done = await send({ action: "publish", stories: ready.map(({ id, lockVersion }) => ({ id, lockVersion })) });
    if (!done) return;
    setPublished(true);
    announce(t("content.publishedCount", { count: done.length }));
  };
  return (
    <>
      <p>{t("assets.replacedIn", { count: stories.length })}</p>
      <ul>
        {stories.map(({ id, name, wasPublished }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <Link to={`/content/${id}`}>{name}</Link>
            {!wasPublished && <span className="soft">{t("assets.hasOtherChanges")}</span>}
          </li>
        ))}
      </ul>
      {unchanged.length > 0 && <p className="warn">{t("assets.notReplacedIn", { names: unchanged.join(", ") })}</p>}
      <FailureNotice failure={failure} />
      {may("content.publish") && ready.length > 0 && !isPublished && (
        <p>
          <Button type="button" disabled={isSending} onClick={() => void publish()}>
            {t("assets.publishNow", { count: ready.length })}
          </Button>
        </p>
      )}
    </>
  );
}
