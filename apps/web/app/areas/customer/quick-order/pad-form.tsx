import { Button } from "@azulejo/ui/button.tsx";
import { FileField } from "@azulejo/ui/field.tsx";
import { useFileWords } from "../../../form/file-field.tsx";
import { useText } from "../../../i18n/text.ts";
import { PAD } from "../../bag/quick-order/replaced-line.ts";

const ROWS = 8;

interface PadFormProps {
  text: string;
  isBusy: boolean;
  /** There is a result, whose button is the primary one. */
  isQuiet: boolean;
}

/** The quick order's form: a field for lines, or a file. */
export function PadForm({ text, isBusy, isQuiet }: PadFormProps) {
  const t = useText();
  return (
    <form id={PAD} method="post" encType="multipart/form-data" className="pad-form">
      <label className="block">
        <span className="text-small">{t("quick.pad")}</span>
        <textarea
          key={text}
          name="text"
          rows={ROWS}
          defaultValue={text}
          spellCheck={false}
          autoCapitalize="characters"
          placeholder={t("quick.example")}
          className="pad"
        />
      </label>
      <div className="pad-tools">
        <FileField key={text} name="file" label={t("quick.file")} words={useFileWords()} accept=".csv,.txt,.tsv,text/csv,text/plain" />
        <Button type="submit" look={isQuiet ? "quiet" : "primary"} disabled={isBusy}>
          {t("quick.check")}
        </Button>
      </div>
    </form>
  );
}
