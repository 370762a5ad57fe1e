import type { ProductPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import { readNumber } from "@azulejo/contract/typed/number.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useNumberWords } from "../../../form/number-field.tsx";
import { previewAddress } from "../../../frame/uploads/preview-address.ts";
import { useText } from "../../../i18n/text.ts";

interface Props {
  picture: ProductPicture;
  at: number;
  sizes: readonly string[];
  onChange(part: Partial<ProductPicture>): void;
  onCrop(): void;
}

const kinds = ["photo", "scene", "face", "sheet", "object", "slab"] as const;
const THUMBNAIL = 320;

/** One picture with its texts. A text is saved when its field loses focus. */
export function PictureFields({ picture, at, sizes, onChange, onCrop }: Props) {
  const t = useText();
  const { kind, size } = picture;
  const field = (name: string) => `picture-${at}-${name}`;
  const known = size === null || sizes.includes(size) ? sizes : [...sizes, size];
  return (
    <div className="picture-row">
      <Thumbnail picture={picture} at={at} />
      <div className="picture-texts">
        <LeftField
          name={field("altEn")}
          label={t("pictures.altEn")}
          lang="en"
          value={picture.altEn}
          onLeave={(altEn) => onChange({ altEn })}
        />
        <LeftField
          name={field("altEs")}
          label={t("pictures.altEs")}
          lang="es"
          value={picture.altEs}
          onLeave={(altEs) => onChange({ altEs })}
        />
        <SelectField
          name={field("kind")}
          label={t("pictures.kind")}
          value={kind}
          onChange={({ currentTarget }) => onChange({ kind: kinds.find((one) => one === currentTarget.value) ?? kind })}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`pictures.kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name={field("size")}
          label={t("pictures.sizeOf")}
          value={size ?? ""}
          onChange={({ currentTarget }) => onChange({ size: currentTarget.value || null })}
        >
          <option value="">{t("pictures.everySize")}</option>
          {known.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        {kind !== "photo" && kind !== "scene" && <RealSize picture={picture} name={field("extent")} onChange={onChange} />}
        <Button type="button" look="tool" onClick={onCrop} aria-label={t("pictures.cropOf", { at: at + 1 })}>
          {t("pictures.crop")}
        </Button>
      </div>
    </div>
  );
}

/** The real size of what the picture shows, which determines the scale of pieces. */
function RealSize({ picture: { extentMm, width, height }, name, onChange }: Pick<Props, "picture" | "onChange"> & { name: string }) {
  const t = useText();
  const wordsOf = useNumberWords();
  const [fault, setFault] = useState("");
  const leave = (typed: string) => {
    if (typed.trim() === "") return onChange({ extentMm: null });
    const fault = wordsOf(typed, { min: 1, max: 100_000 });
    const w = readNumber(typed);
    setFault(fault);
    if (fault || w === null) return;
    onChange({ extentMm: { w, h: Math.max(1, Math.round((w * height) / width)) } });
  };
  return (
    <LeftField
      name={name}
      label={t("pictures.extent")}
      hint={t("pictures.extentHint")}
      inputMode="numeric"
      error={fault || undefined}
      value={extentMm ? String(extentMm.w) : ""}
      onLeave={leave}
    />
  );
}

interface LeftProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  lang?: "en" | "es";
  inputMode?: "numeric";
  onLeave(value: string): void;
}

/** A text field that reports its value when it loses focus. */
function LeftField({ value, onLeave, ...rest }: LeftProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      {...rest}
      value={typed ?? value}
      maxLength={300}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        if (typed !== null && typed.trim() !== value) onLeave(typed.trim());
        setTyped(null);
      }}
    />
  );
}

function Thumbnail({ picture, at }: Pick<Props, "picture" | "at">) {
  const t = useText();
  const { address, width, height, croppedFrom } = picture;
  return (
    <figure>
      <img src={previewAddress(address, THUMBNAIL)} alt={t("pictures.number", { at: at + 1 })} loading="lazy" />
      <figcaption className="soft tabular">
        {t(croppedFrom ? "pictures.croppedSize" : "pictures.size", { width, height })}
        {at === 0 && <strong>{t("pictures.main")}</strong>}
      </figcaption>
    </figure>
  );
}
