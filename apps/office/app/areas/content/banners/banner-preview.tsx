import { BannerStrip } from "@azulejo/ui/banner-strip.tsx";
import type { Typed } from "./banner-values.ts";
import "./banners.css";

type Shown = Pick<Typed, "textEn" | "textEs" | "labelEn" | "labelEs" | "linkTo" | "tone">;

/** A preview of a banner in a language. Its link does nothing here. */
export function BannerPreview({ banner, language }: { banner: Shown; language: "en" | "es" }) {
  const { tone, linkTo } = banner;
  const [text, label] = language === "es" ? [banner.textEs, banner.labelEs] : [banner.textEn, banner.labelEn];
  return (
    <div lang={language} className="banner-preview">
      <BannerStrip tone={tone} text={text} className="px-4">
        {linkTo && label && <span className="banner-link">{label}</span>}
      </BannerStrip>
    </div>
  );
}
