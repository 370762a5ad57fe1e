import { Segments } from "@azulejo/ui/segments.tsx";
import { useRef, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import type { Blok, Languages } from "./blok.ts";
import { useContentWords } from "./editor-context.ts";
import { usePreview } from "./use-preview.ts";

interface Props {
  story: { id: number; uuid: string; name: string; fullSlug: string };
  content: Blok;
  languages: Languages;
  previews: readonly { language: string; address: string }[];
  language: string;
  onLanguage(language: string): void;
  onChoose(uid: string): void;
}

/** A preview of the story's page, beside its fields. */
export function PreviewPane({ story, content, languages, previews, language, onLanguage, onChoose }: Props) {
  const t = useText();
  const words = useContentWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState("wide");
  const address = (previews.find((one) => one.language === language) ?? previews[0])?.address ?? "";
  const { isConnected } = usePreview({ frame, story, content, language, languages, address, onChoose });
  return (
    <section aria-label={t("content.preview")} className="preview-pane">
      <div className="bar-heading">
        <h2>{t("content.preview")}</h2>
        <span role="status">{t(isConnected ? "content.previewLive" : "content.previewLoading")}</span>
        <div className="page-actions">
          <Segments
            legend={t("content.previewLanguage")}
            hidesLegend
            name="preview-language"
            choices={previews.map((one) => ({ value: one.language, label: words.language(one.language) }))}
            value={language}
            onChoose={onLanguage}
          />
          <Segments
            legend={t("content.previewWidth")}
            hidesLegend
            name="preview-width"
            choices={[
              { value: "wide", label: t("content.previewWide") },
              { value: "phone", label: t("content.previewPhone") },
            ]}
            value={width}
            onChoose={setWidth}
          />
        </div>
      </div>
      <div className="preview-frame" data-width={width}>
        {/* Sandboxed, so that the page can't navigate the office away. */}
        <iframe
          key={address}
          ref={frame}
          src={address}
          title={t("content.previewTitle")}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      </div>
    </section>
  );
}
