import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { load } from "../../../call/load.ts";
import { Empty } from "../../../frame/empty.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { DropZone } from "../../../frame/uploads/drop-zone.tsx";
import { UploadList } from "../../../frame/uploads/upload-list.tsx";
import { useUploads } from "../../../frame/uploads/use-uploads.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { CatalogPages } from "../catalog-pages.tsx";
import { importLimits } from "./import-limits.ts";

export const loader = ({ request }: LoaderFunctionArgs) => load("catalogueImports", {}, request);

/** The files imported into the catalog, and the field for another one. */
export function Component() {
  const t = useText();
  const { moment, figure } = useFormats();
  const navigate = useNavigate();
  const { imports } = useLoaderData<typeof loader>();
  const [first, setFirst] = useState<string | null>(null);
  const { uploads, add, remove } = useUploads({
    call: "uploadCatalogueFile",
    limits: importLimits,
    onStored: ({ id }) => void navigate(`/catalogue/imports/${id}`),
  });
  const take = (files: readonly File[]) => {
    const [file, ...others] = files;
    setFirst(others.length > 0 && file ? t("imports.one", { name: file.name }) : null);
    if (file) add([file]);
  };
  return (
    <>
      <PageHeading title={t("imports.title")} />
      <CatalogPages />
      <div className="grid gap-4 px-5 py-4 text-small">
        <DropZone
          label={t("imports.choose")}
          hint={t("imports.hint", { limit: importLimits.megabytes })}
          types={importLimits.endings}
          isMultiple={false}
          onFiles={take}
        />
        {first && <p role="status">{first}</p>}
        <UploadList uploads={uploads} onRemove={remove} />
      </div>
      {imports.length === 0 ? (
        <Empty title={t("imports.none")}>{t("imports.noneHint")}</Empty>
      ) : (
        <Ledger
          caption={t("imports.title")}
          rows={imports}
          keyOf={({ id }) => id}
          columns={[
            { label: t("imports.file"), cell: ({ id, name }) => <Link to={`/catalogue/imports/${id}`}>{name}</Link> },
            { label: t("imports.state"), phone: "end", cell: ({ state }) => t(`imports.state.${state}`) },
            { label: t("imports.new"), phone: "named", isFigure: true, cell: ({ summary }) => summary && figure(summary.new) },
            { label: t("imports.changed"), isFigure: true, cell: ({ summary }) => summary && figure(summary.changed) },
            { label: t("imports.rejected"), isFigure: true, cell: ({ summary }) => summary && figure(summary.rejectedRows) },
            { label: t("imports.by"), cell: ({ by }) => by },
            { label: t("imports.at"), phone: "none", cell: ({ createdAt }) => moment(createdAt) },
          ]}
        />
      )}
    </>
  );
}
