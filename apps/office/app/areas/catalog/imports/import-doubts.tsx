import type { CatalogImportSummary } from "@azulejo/contract/areas/office/catalog/imports.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** Unlikely prices, which would be imported unchanged. */
export function ImportDoubts({ doubts }: Pick<CatalogImportSummary, "doubts">) {
  const t = useText();
  const { figure } = useFormats();
  if (doubts.length === 0) return null;
  const title = t("imports.doubts", { count: doubts.length });
  return (
    <section aria-labelledby="import-doubts">
      <div className="bar-heading">
        <h2 id="import-doubts">{title}</h2>
      </div>
      <div className="page-text text-small">
        <Notice kind="alert">{t("imports.doubtsHint")}</Notice>
      </div>
      <Ledger
        caption={title}
        rows={doubts}
        keyOf={({ line }) => line}
        columns={[
          { label: t("imports.line"), phone: "named", isFigure: true, cell: ({ line }) => figure(line) },
          { label: t("imports.column"), phone: "lead", cell: ({ column }) => column },
          { label: t("imports.price"), phone: "end", isFigure: true, cell: ({ value }) => value },
          { label: t("imports.reason"), cell: ({ reason }) => reason },
        ]}
      />
    </section>
  );
}
