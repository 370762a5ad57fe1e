import { Button } from "@azulejo/ui/button.tsx";
import { lazy, Suspense, useState } from "react";
import { previewAddress } from "../../../../frame/uploads/preview-address.ts";
import { useText } from "../../../../i18n/text.ts";
import type { ControlProps } from "./control-props.ts";

const AssetPicker = lazy(async () => ({ default: (await import("../../assets/asset-picker.tsx")).AssetPicker }));

interface Asset {
  filename?: string | null;
  alt?: string | null;
}

const THUMBNAIL = 160;

/** A picture of a story, chosen from the shop's files or by its address, and its description in this language. */
export function AssetControl({ id, label, value, language, isFaulty, describedBy, onChange, onChooseAsset }: ControlProps) {
  const t = useText();
  const [isPicking, setPicking] = useState(false);
  const asset = (typeof value === "object" && value !== null ? value : {}) as Asset;
  const filename = asset.filename ?? "";
  const write = (part: Asset) => onChange({ fieldtype: "asset", id: null, title: null, ...asset, ...part });
  return (
    <div className="asset-control">
      {filename && <img src={previewAddress(filename, THUMBNAIL)} alt="" loading="lazy" />}
      <div className="grow">
        <p className="asset-buttons">
          <Button
            type="button"
            look="tool"
            aria-label={t(filename ? "content.asset.changeOf" : "content.asset.chooseOf", { field: label })}
            onClick={() => setPicking(true)}
          >
            {t(filename ? "content.asset.change" : "content.asset.choose")}
          </Button>
          {filename && (
            <button
              type="button"
              className="link-button"
              aria-label={t("content.asset.removeOf", { field: label })}
              onClick={() => onChange({ fieldtype: "asset", id: null, title: null, filename: "", alt: "" })}
            >
              {t("content.asset.remove")}
            </button>
          )}
        </p>
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
      {isPicking && (
        <Suspense>
          <AssetPicker field={label} onChoose={onChooseAsset} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </div>
  );
}
