import { BannerStrip } from "@azulejo/ui/banner-strip.tsx";
import { useText } from "../../i18n/text.ts";
import { usePageFrame } from "../page-frame.ts";

/** Site notices for this page, under the header. */
export function Banners() {
  const t = useText();
  const banners = usePageFrame()?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <aside aria-label={t("shell.notices")}>
      {banners.map(({ id, text, href, label, tone }) => (
        <BannerStrip key={id} tone={tone} text={text} className="page">
          {href && label && (
            <a href={href} className="inline-flex min-h-6 items-center">
              {label}
            </a>
          )}
        </BannerStrip>
      ))}
    </aside>
  );
}
