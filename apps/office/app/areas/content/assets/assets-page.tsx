import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Empty } from "../../../frame/empty.tsx";
import { FilterLinks } from "../../../frame/ledger/filter-links.tsx";
import { pageOf } from "../../../frame/ledger/page-of.ts";
import { Pager } from "../../../frame/ledger/pager.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useMay } from "../../../frame/staff.ts";
import { DropZone } from "../../../frame/uploads/drop-zone.tsx";
import { UploadList } from "../../../frame/uploads/upload-list.tsx";
import { useUploads } from "../../../frame/uploads/use-uploads.ts";
import { useText } from "../../../i18n/text.ts";
import { ContentPages } from "../content-pages.tsx";
import { AssetGrid } from "./asset-grid.tsx";
import { assetLimits } from "./asset-limits.ts";
import { AssetPicture } from "./asset-picture.tsx";
import { DeletedNotice } from "./deleted-notice.tsx";
import { DeleteFolderDialog, FolderDialog } from "./folder-dialogs.tsx";
import { useAssetWords } from "./use-asset-words.ts";
import "./assets.css";

const PAGE_SIZE = 48;
const shows = ["all", "picture", "film", "document", "deleted"] as const;
type Show = (typeof shows)[number];
const sorts = ["newest", "name", "largest"] as const;

const showOf = (search: URLSearchParams): Show => shows.find((one) => one === search.get("show")) ?? "all";
const sortOf = (search: URLSearchParams) => sorts.find((one) => one === search.get("sort")) ?? "newest";

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = search.get("query")?.trim();
  const folder = Number(search.get("folder")) || undefined;
  const show = showOf(search);
  const kind = show === "all" || show === "deleted" ? undefined : show;
  return load(
    "contentAssets",
    {
      ...{ page: pageOf(search), pageSize: PAGE_SIZE, sort: sortOf(search), state: show === "deleted" ? "deleted" : "kept" },
      ...(query && { query }),
      ...(folder && { folder }),
      ...(kind && { kind }),
    },
    request,
  );
}

type Open = "new" | "rename" | "delete" | null;

/** The pictures and files of the content. */
export function Component() {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { assets, total, folders } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const show = showOf(search);
  const query = search.get("query") ?? "";
  const folder = folders.find((one) => String(one.id) === search.get("folder"));
  return (
    <>
      <PageHeading
        help="assets"
        title={folder?.name ?? t("assets.title")}
        actions={<Actions hasFolder={folder !== undefined} onOpen={setOpen} />}
      >
        <span className="soft tabular">{t("assets.count", { count: total })}</span>
      </PageHeading>
      <ContentPages />
      <DeletedNotice />
      <AssetFilters />
      {show !== "deleted" && <AssetUpload folder={folder ?? null} />}
      {assets.length > 0 ? (
        <AssetGrid label={t("assets.title")} assets={assets}>
          {(asset) =>
            show === "deleted" ? <DeletedCell asset={asset} onRestored={() => void revalidate()} /> : <AssetCell asset={asset} />
          }
        </AssetGrid>
      ) : (
        <NothingHere show={show} isSearch={query !== ""} />
      )}
      <Pager page={pageOf(search)} pageSize={PAGE_SIZE} total={total} />
      <FolderDialogs folder={folder ?? null} open={open} onClose={() => setOpen(null)} />
    </>
  );
}

type Folder = CallValue<"contentAssets">["folders"][number];

function Actions({ hasFolder, onOpen }: { hasFolder: boolean; onOpen(dialog: Open): void }) {
  const t = useText();
  return (
    <>
      {hasFolder && (
        <>
          <Button type="button" look="tool" onClick={() => onOpen("rename")}>
            {t("assets.renameFolder")}
          </Button>
          <Button type="button" look="tool" onClick={() => onOpen("delete")}>
            {t("assets.deleteFolder")}
          </Button>
        </>
      )}
      <Button type="button" look="tool" onClick={() => onOpen("new")}>
        {t("content.newFolder")}
      </Button>
    </>
  );
}

function AssetFilters() {
  const t = useText();
  const { folders } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const show = showOf(search);
  const query = search.get("query") ?? "";
  const folder = search.get("folder");
  return (
    <div className="filters">
      <Form role="search" key={search.toString()} className="filter-form">
        {show !== "all" && <input type="hidden" name="show" value={show} />}
        <div className="field-slot">
          <Field name="query" label={t("assets.find")} defaultValue={query} maxLength={100} autoComplete="off" />
        </div>
        <SelectField name="folder" label={t("content.folder")} defaultValue={search.get("folder") ?? ""}>
          <option value="">{t("assets.everyFolder")}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="sort" label={t("assets.sort")} defaultValue={sortOf(search)}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`assets.sort.${sort}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="tool">
          {t("frame.findGo")}
        </Button>
        {(query || folder) && <Link to="/content/assets">{t("content.showAll")}</Link>}
      </Form>
      <FilterLinks
        label={t("frame.filter")}
        name="show"
        usual="all"
        chosen={show}
        choices={shows.map((value) => ({ value, label: t(`assets.show.${value}`) }))}
      />
    </div>
  );
}

function AssetUpload({ folder }: { folder: Folder | null }) {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { uploads, add, remove } = useUploads({
    call: "uploadContentAsset",
    limits: assetLimits,
    fields: folder ? { folder: String(folder.id) } : {},
    onStored(asset) {
      announce(t("assets.added", { name: asset.name }));
      void revalidate();
    },
  });
  return (
    <div className="asset-upload">
      <DropZone
        label={t("assets.choose")}
        hint={t("assets.hint", { limit: assetLimits.megabytes })}
        types={assetLimits.types}
        onFiles={add}
      />
      <UploadList uploads={uploads} onRemove={remove} />
    </div>
  );
}

interface DialogsProps {
  folder: Folder | null;
  open: Open;
  onClose(): void;
}

function FolderDialogs({ folder, open, onClose }: DialogsProps) {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const [, setSearch] = useSearchParams();
  const openFolder = (id: number | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete("page");
      if (id === null) next.delete("folder");
      else next.set("folder", String(id));
      return next;
    });
  return (
    <>
      {(open === "new" || open === "rename") && (
        <FolderDialog
          folder={open === "rename" ? folder : null}
          onSaved={(saved) => {
            announce(t("assets.folderSaved", { name: saved.name }));
            if (open === "new") openFolder(saved.id);
            else void revalidate();
          }}
          onClose={onClose}
        />
      )}
      {open === "delete" && folder && (
        <DeleteFolderDialog
          folder={folder}
          onDeleted={() => {
            announce(t("assets.folderDeleted", { name: folder.name }));
            openFolder(null);
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}

function NothingHere({ show, isSearch }: { show: Show; isSearch: boolean }) {
  const t = useText();
  if (isSearch) return <Empty title={t("assets.noneFound")}>{t("assets.noneFoundHint")}</Empty>;
  if (show === "deleted") return <Empty title={t("assets.noneDeleted")}>{t("assets.noneDeletedHint")}</Empty>;
  return <Empty title={t("assets.none")}>{t("assets.noneHint")}</Empty>;
}

function AssetCell({ asset }: { asset: OfficeAsset }) {
  const t = useText();
  const words = useAssetWords();
  return (
    <Link to={`/content/assets/${asset.id}`} className="asset-cell" data-asset="">
      <AssetPicture asset={asset} />
      <span className="asset-name">{asset.name}</span>
      <span className="soft tabular">{words.size(asset)}</span>
      <span className="soft">{t("assets.uses", { count: asset.uses })}</span>
      {words.isUndescribed(asset) && <span className="warn">{t("assets.undescribed")}</span>}
    </Link>
  );
}

function DeletedCell({ asset, onRestored }: { asset: OfficeAsset; onRestored(): void }) {
  const t = useText();
  const may = useMay();
  const announce = useAnnounce();
  const { send, isSending, failure } = useCall("restoreContentAsset");
  const restore = async () => {
    if (!(await send({ id: asset.id }))) return;
    announce(t("assets.restored", { name: asset.name }));
    onRestored();
  };
  return (
    <div className="asset-cell">
      <AssetPicture asset={{ ...asset, kind: "other" }} />
      <span className="asset-name">{asset.name}</span>
      <FailureNotice failure={failure} />
      {may("content.publish") && (
        <Button
          type="button"
          look="tool"
          data-asset=""
          disabled={isSending}
          aria-label={t("assets.restoreOf", { name: asset.name })}
          onClick={() => void restore()}
        >
          {t("assets.restore")}
        </Button>
      )}
    </div>
  );
}
