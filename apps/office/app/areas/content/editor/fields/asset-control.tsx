import { useText } from "../../../../i18n/text.ts";
import type { ControlProps } from "./control-props.ts";

interface Asset {
  filename?: string | null;
  alt?: string | null;
}

/** A picture of a story: what it is, and its description in this language. */
export function AssetControl({ id, label, value, language, isFaulty, describedBy, onChange }: ControlProps) {
  const t = useText();
  const asset = (typeof value === "object" && value !== null ? value : {}) as Asset;
  const filename = asset.filename ?? "";
  const write = (part: Asset) => onChange({ fieldtype: "asset", id: null, title: null, ...asset, ...part });
  return (
    <div className="asset-control">
      {filename && <img src={filename} alt="" loading="lazy" />}
      <div className="grow">
        <input
          id={id}
          aria-label={label}
          aria-invalid={isFaulty ? true : undefined}
          aria-describedby={describedBy}
          value={filename}
          placeholder={t("content.asset.address")}
          autoComplete="off"
          onChange={({ currentTarget }) => write({ filename: currentTarget.value.trim() })}
        />
        <input
          aria-label={t("content.asset.altOf", { field: label })}
          lang={language}
          value={asset.alt ?? ""}
          placeholder={t("content.asset.alt")}
          autoComplete="off"
          onChange={({ currentTarget }) => write({ alt: currentTarget.value })}
        />
      </div>
    </div>
  );
}
