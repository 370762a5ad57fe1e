import { useText } from "../../i18n/text.ts";
import { usePageFrame } from "../page-frame.ts";

const tones = { plain: "bg-paper", sale: "bg-paper text-clay", warning: "bg-paper border-l-4 border-l-clay" };

/** Site notices for this page, under the header. */
export function Banners() {
  const t = useText();
  const banners = usePageFrame()?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <aside aria-label={t("shell.notices")}>
      {banners.map(({ id, text, href, label, tone }) => (
        <div key={id} className={`border-b border-joint ${tones[tone]}`}>
          <p className="page flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2 text-small">
            <span className="whitespace-pre-line">{text}</span>
            {href && label && (
              <a href={href} className="inline-flex min-h-6 items-center">
                {label}
              </a>
            )}
          </p>
        </div>
      ))}
    </aside>
  );
}
