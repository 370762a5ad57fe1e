import type { Language } from "@azulejo/contract";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import type { LetterPreview } from "./use-letter-preview.ts";

interface Props {
  preview: LetterPreview | null;
  hasFailed: boolean;
  language: Language;
  onLanguage(language: Language): void;
}

/** An email as received: sender and subject, and its HTML or plain text, in a wide or a phone's width. */
export function LetterPreviewPane({ preview, hasFailed, language, onLanguage }: Props) {
  const t = useText();
  const [width, setWidth] = useState("wide");
  const [format, setFormat] = useState("html");
  const mail = preview?.mail;
  const status = hasFailed ? "letters.previewFailed" : (preview?.faults.length ?? 0) > 0 ? "letters.previewFaults" : "letters.previewLive";
  return (
    <section aria-label={t("letters.preview")} className="letter-preview">
      <div className="bar-heading">
        <h2>{t("letters.preview")}</h2>
        <span role="status" className={status === "letters.previewLive" ? "soft" : "warn"}>
          {t(preview || hasFailed ? status : "letters.previewLoading")}
        </span>
      </div>
      <div className="letter-choices">
        <Segments
          legend={t("letters.language")}
          hidesLegend
          name="letter-language"
          choices={(["en", "es"] as const).map((value) => ({ value, label: t(`settings.language.${value}`) }))}
          value={language}
          onChoose={(value) => onLanguage(value as Language)}
        />
        <Segments
          legend={t("letters.format")}
          hidesLegend
          name="letter-format"
          choices={[
            { value: "html", label: t("letters.formatHtml") },
            { value: "text", label: t("letters.formatText") },
          ]}
          value={format}
          onChoose={setFormat}
        />
        <Segments
          legend={t("letters.width")}
          hidesLegend
          name="letter-width"
          choices={[
            { value: "wide", label: t("letters.widthWide") },
            { value: "phone", label: t("letters.widthPhone") },
          ]}
          value={width}
          onChoose={setWidth}
        />
      </div>
      {mail && <Letter mail={mail} language={language} isHtml={format === "html"} width={width} />}
    </section>
  );
}

interface LetterProps {
  mail: NonNullable<LetterPreview["mail"]>;
  language: Language;
  isHtml: boolean;
  width: string;
}

function Letter({ mail, language, isHtml, width }: LetterProps) {
  const t = useText();
  return (
    <>
      <dl className="letter-head">
        <dt>{t("letters.from")}</dt>
        <dd>{mail.from}</dd>
        <dt>{t("letters.subject")}</dt>
        <dd lang={language}>
          <strong>{mail.subject}</strong>
        </dd>
      </dl>
      <div className="letter-paper" data-width={width}>
        {isHtml ? (
          // Sandboxed without permissions, so that it can't run scripts, open windows or navigate the office away.
          <iframe src={mail.address} title={t("letters.frame")} sandbox="" referrerPolicy="no-referrer" />
        ) : (
          <textarea readOnly lang={language} aria-label={t("letters.formatText")} value={mail.text} />
        )}
      </div>
    </>
  );
}
