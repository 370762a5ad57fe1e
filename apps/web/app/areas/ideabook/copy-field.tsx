import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";

/** A text to copy: with the button, or by hand if the browser refuses. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  return (
    <div>
      <div className="flex">
        <input
          readOnly
          value={value}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 border border-ink-soft bg-paper px-3 text-ink"
        />
        <Button
          type="button"
          look="quiet"
          onClick={() =>
            void navigator.clipboard?.writeText(value).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {t("ideas.copy")}
        </Button>
      </div>
      <p role="status" className="text-small text-moss">
        {isCopied && t("ideas.copied")}
      </p>
    </div>
  );
}
