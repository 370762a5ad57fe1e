import { useText } from "../i18n/text.ts";
import { SectionLinks } from "./section-links.tsx";
import type { sectionsFor } from "./sections.ts";

export function Rail({ groups }: { groups: ReturnType<typeof sectionsFor> }) {
  const t = useText();
  return (
    <nav aria-label={t("frame.sections")} className="rail">
      <div>
        <SectionLinks groups={groups} />
      </div>
    </nav>
  );
}
