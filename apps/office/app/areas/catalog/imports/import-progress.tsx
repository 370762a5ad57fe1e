import type { CatalogImport } from "@azulejo/contract/areas/office/catalog/imports.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** How much of a file has been read. */
export function ImportProgress({ file: { state, progress }, onStop }: { file: CatalogImport; onStop(): void }) {
  const t = useText();
  const { percent } = useFormats();
  const share = progress && progress.total > 0 ? progress.done / progress.total : 0;
  return (
    <div className="import-progress">
      <progress value={share} max={1} aria-label={t(`imports.state.${state}`)} />
      <p className="tabular">{t("imports.progress", { share: percent(share), items: progress?.items ?? 0 })}</p>
      <Button type="button" look="tool" onClick={onStop}>
        {t("imports.stop")}
      </Button>
      <p className="soft">{t("imports.stopHint")}</p>
    </div>
  );
}
