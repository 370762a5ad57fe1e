import { Button } from "@azulejo/ui/button.tsx";
import { previewAddress } from "../../../frame/uploads/preview-address.ts";
import { useText } from "../../../i18n/text.ts";
import { focusAt, pointOf } from "./focus-point.ts";

interface Props {
  picture: { address: string; width: number; height: number };
  focus: string | null;
  onChange(focus: string | null): void;
}

const CENTER = { x: 0.5, y: 0.5 };
const PREVIEW = 1280;
const inPercent = (share: number): number => Math.round(share * 100);

/** Chooses the point that must stay visible when the picture is cropped: by pressing on it, or with two sliders. */
export function FocusField({ picture, focus, onChange }: Props) {
  const t = useText();
  const point = pointOf(focus, picture);
  const shown = point ?? CENTER;
  const move = (part: Partial<typeof CENTER>) => onChange(focusAt({ ...shown, ...part }, picture));
  const slider = (axis: "x" | "y") => (
    <label>
      {t(`assets.focus.${axis}`)}
      <input
        type="range"
        min={0}
        max={100}
        value={inPercent(shown[axis])}
        aria-valuetext={t("assets.focus.percent", { count: inPercent(shown[axis]) })}
        onChange={({ currentTarget }) => move({ [axis]: Number(currentTarget.value) / 100 })}
      />
    </label>
  );
  return (
    <fieldset className="stack">
      <legend className="sr-only">{t("assets.focus")}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing is for pointers; the sliders do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders do the same */}
      <div
        className="focus-stage"
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          move({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
        }}
      >
        <img src={previewAddress(picture.address, PREVIEW)} width={picture.width} height={picture.height} alt="" />
        {point && <span className="focus-point" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />}
      </div>
      <p className="soft">{t("assets.focusHint")}</p>
      <div className="focus-ranges">
        {slider("x")}
        {slider("y")}
      </div>
      <p>
        <Button type="button" look="tool" disabled={focus === null} onClick={() => onChange(null)}>
          {t("assets.focus.none")}
        </Button>
      </p>
    </fieldset>
  );
}
