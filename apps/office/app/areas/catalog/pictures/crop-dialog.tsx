import type { ProductPicture, StoredPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { SelectField } from "@azulejo/ui/field.tsx";
import { useEffect, useRef, useState } from "react";
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { previewAddress } from "../../../frame/uploads/preview-address.ts";
import { useText } from "../../../i18n/text.ts";
import { originalOf, partOf, type Rectangle } from "./picture-changes.ts";

interface Props {
  picture: ProductPicture;
  /** @param cut null for the whole picture */
  onCrop(cut: StoredPicture | null, place: Rectangle): void;
  onClose(): void;
}

const shapes = { free: undefined, square: 1, wide: 4 / 3, tall: 3 / 4, banner: 16 / 9 } as const;
type Shape = keyof typeof shapes;
const PREVIEW = 1280;

/** Crops a picture, with the pointer or with the arrow keys. */
export default function CropDialog({ picture, onCrop, onClose }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const whole = originalOf(picture);
  const [part, setPart] = useState<PercentCrop>(() => inPercent(partOf(picture), whole));
  const [isLoaded, setLoaded] = useState(false);
  const [shape, setShape] = useState<Shape>("free");
  const { send, isSending, failure } = useCall("cropPicture");
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const area = inPixels(part, whole);
  const isWhole = area.width === whole.width && area.height === whole.height;
  const choose = (next: Shape) => {
    setShape(next);
    const aspect = shapes[next];
    if (aspect) setPart(centerCrop(makeAspectCrop({ unit: "%", width: 90 }, aspect, whole.width, whole.height), whole.width, whole.height));
  };
  const crop = async () => {
    const cut = isWhole ? null : await send({ address: whole.address, ...area });
    if (!isWhole && !cut) return;
    dialog.current?.close();
    onCrop(cut, area);
  };
  return (
    <Dialog
      ref={dialog}
      title={t("pictures.cropTitle")}
      closeLabel={t("frame.close")}
      place="full"
      onClose={onClose}
      actions={
        <>
          <Button type="button" disabled={isSending || !isLoaded || area.width === 0 || area.height === 0} onClick={() => void crop()}>
            {t(isSending ? "pictures.cropping" : "pictures.crop")}
          </Button>
          <Button type="button" look="quiet" onClick={() => setPart({ unit: "%", x: 0, y: 0, width: 100, height: 100 })}>
            {t("pictures.whole")}
          </Button>
          <Button type="button" look="quiet" onClick={() => dialog.current?.close()}>
            {t("frame.back")}
          </Button>
        </>
      }
    >
      <div className="crop-work text-small">
        <FailureNotice failure={failure} />
        <div className="crop-settings">
          <SelectField
            name="crop-shape"
            label={t("pictures.shape")}
            value={shape}
            onChange={({ currentTarget }) => choose(currentTarget.value as Shape)}
          >
            {(Object.keys(shapes) as Shape[]).map((one) => (
              <option key={one} value={one}>
                {t(`pictures.shape.${one}`)}
              </option>
            ))}
          </SelectField>
          <p role="status" className="tabular">
            {t("pictures.size", { width: area.width, height: area.height })}
          </p>
          <p className="soft">{t("pictures.cropHint")}</p>
        </div>
        <ReactCrop
          crop={part}
          {...(shapes[shape] && { aspect: shapes[shape] })}
          keepSelection
          // Before the picture has loaded it has no size, so there can be no crop frame.
          disabled={!isLoaded}
          ruleOfThirds
          onChange={(_, percent) => setPart(percent)}
          ariaLabels={{
            cropArea: t("pictures.area"),
            nwDragHandle: t("pictures.handle.nw"),
            nDragHandle: t("pictures.handle.n"),
            neDragHandle: t("pictures.handle.ne"),
            eDragHandle: t("pictures.handle.e"),
            seDragHandle: t("pictures.handle.se"),
            sDragHandle: t("pictures.handle.s"),
            swDragHandle: t("pictures.handle.sw"),
            wDragHandle: t("pictures.handle.w"),
          }}
        >
          <img
            src={previewAddress(whole.address, PREVIEW)}
            width={whole.width}
            height={whole.height}
            alt={t("pictures.wholePicture")}
            onLoad={() => setLoaded(true)}
          />
        </ReactCrop>
      </div>
    </Dialog>
  );
}

const inPercent = ({ left, top, width, height }: Rectangle, whole: { width: number; height: number }): PercentCrop => ({
  unit: "%",
  x: (left / whole.width) * 100,
  y: (top / whole.height) * 100,
  width: (width / whole.width) * 100,
  height: (height / whole.height) * 100,
});

function inPixels({ x, y, width, height }: PercentCrop, whole: { width: number; height: number }): Rectangle {
  const left = Math.round((x / 100) * whole.width);
  const top = Math.round((y / 100) * whole.height);
  return {
    left,
    top,
    width: Math.min(Math.round((width / 100) * whole.width), whole.width - left),
    height: Math.min(Math.round((height / 100) * whole.height), whole.height - top),
  };
}
