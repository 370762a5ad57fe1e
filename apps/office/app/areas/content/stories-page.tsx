import type { OfficeStoryRow } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useEffect, useState } from "react";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { load } from "../../call/load.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { Empty } from "../../frame/empty.tsx";
import { FilterLinks } from "../../frame/ledger/filter-links.tsx";
import { pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useMay } from "../../frame/staff.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { ContentPages } from "./content-pages.tsx";
import { CreateDialog } from "./create-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { FolderTree } from "./folder-tree.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { ReleaseDialog } from "./releases/release-dialog.tsx";
import { StoriesTable } from "./stories-table.tsx";
import "./content.css";

const PAGE_SIZE = 100;
const states = ["draft", "changed", "published"] as const;
type State = (typeof states)[number];
const isState = (text: string | null): text is State => states.some((one) => one === text);

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = search.get("query")?.trim();
  const state = search.get("state");
  const folder = Number(search.get("folder") ?? 0) || 0;
  const [schema, list] = await Promise.all([
    load("contentSchema", {}, request),
    load(
      "contentStories",
      { folder, page: pageOf(search), pageSize: PAGE_SIZE, ...(query && { query }), ...(isState(state) && { state }) },
      request,
    ),
  ]);
  return { schema, ...list, folder: query || isState(state) ? null : folder };
}

type Open = { kind: "create" | "folder" | "release" } | { kind: "place" | "delete"; story: OfficeStoryRow } | null;

/** The stories of a folder, or those that a search finds. */
export function Component() {
  const t = useText();
  const language = useLanguage();
  const { schema, total, folder, ...loaded } = useLoaderData<typeof loader>();
  // Folders first, each by name as the reader's language sorts it.
  const stories = loaded.stories.toSorted(
    (one, other) => Number(other.isFolder) - Number(one.isFolder) || one.name.localeCompare(other.name, language),
  );
  const [search] = useSearchParams();
  const query = search.get("query") ?? "";
  const state = search.get("state");
  const [open, setOpen] = useState<Open>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const current = schema.folders.find((one) => one.id === folder);
  const where = search.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows
  useEffect(() => setChosen(new Set()), [where]);

  const { done, copy, publishChosen, failure, isPublishing } = useStoryActs(chosen, () => setChosen(new Set()));
  return (
    <>
      <PageHeading
        title={current?.name ?? t("section.content")}
        actions={<Actions chosen={chosen.size} isSending={isPublishing} onOpen={setOpen} onPublish={() => void publishChosen()} />}
      >
        <span className="soft tabular">{t("content.count", { count: total })}</span>
        {current && <span className="soft">{current.fullSlug}</span>}
      </PageHeading>
      <ContentPages />
      <StoryFilters query={query} state={state} />
      <FailureNotice failure={failure} />
      <div className="stories">
        <FolderTree folders={schema.folders} open={folder} />
        <div>
          {stories.length > 0 ? (
            <StoriesTable
              stories={stories}
              hasAddress={folder === null}
              chosen={chosen}
              onChoose={setChosen}
              onPlace={(story) => setOpen({ kind: "place", story })}
              onDelete={(story) => setOpen({ kind: "delete", story })}
              onDuplicate={(story) => void copy(story)}
            />
          ) : (
            <Empty title={t("content.none")}>{t(folder === null ? "content.noneFound" : "content.noneHere")}</Empty>
          )}
          <Pager page={pageOf(search)} pageSize={PAGE_SIZE} total={total} />
        </div>
      </div>
      <Dialogs
        open={open}
        chosen={stories.filter((one) => chosen.has(one.id))}
        onDone={done}
        onClose={() => setOpen(null)}
        onReleased={() => setChosen(new Set())}
      />
    </>
  );
}

/** Copies a story, and publishes the selected ones. */
function useStoryActs(chosen: ReadonlySet<number>, onPublished: () => void) {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { stories } = useLoaderData<typeof loader>();
  const duplicate = useCall("duplicateContentStory");
  const release = useCall("publishContent");
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  const copy = async ({ id, name }: OfficeStoryRow) => {
    if (await duplicate.send({ id })) done(t("content.duplicated", { name }));
  };
  const publishChosen = async () => {
    const rows = stories.filter((one) => chosen.has(one.id));
    const published = await release.send({ action: "publish", stories: rows.map(({ id, lockVersion }) => ({ id, lockVersion })) });
    if (!published) return;
    onPublished();
    done(t("content.publishedCount", { count: published.length }));
  };
  return { done, copy, publishChosen, failure: duplicate.failure ?? release.failure, isPublishing: release.isSending };
}

interface ActionsProps {
  /** The number of selected stories. */
  chosen: number;
  isSending: boolean;
  onOpen(open: Open): void;
  onPublish(): void;
}

function Actions({ chosen, isSending, onOpen, onPublish }: ActionsProps) {
  const t = useText();
  const may = useMay();
  return (
    <>
      {chosen > 0 && (
        <Button type="button" look="tool" onClick={() => onOpen({ kind: "release" })}>
          {t(may("content.publish") ? "releases.schedule" : "releases.askFor")}
        </Button>
      )}
      {may("content.publish") && chosen > 0 && (
        <Button type="button" look="tool" disabled={isSending} onClick={() => onPublish()}>
          {t("content.publishChosen", { count: chosen })}
        </Button>
      )}
      <Button type="button" look="tool" onClick={() => onOpen({ kind: "folder" })}>
        {t("content.newFolder")}
      </Button>
      <Button type="button" className="min-h-9!" onClick={() => onOpen({ kind: "create" })}>
        {t("content.newStory")}
      </Button>
    </>
  );
}

function StoryFilters({ query, state }: { query: string; state: string | null }) {
  const t = useText();
  return (
    <div className="filters">
      <Form role="search" className="flex flex-wrap items-end gap-3">
        <div className="field-slot">
          <Field key={query} name="query" label={t("content.find")} defaultValue={query} maxLength={100} autoComplete="off" />
        </div>
        <Button type="submit" look="tool">
          {t("frame.findGo")}
        </Button>
        {query && <Link to="/content">{t("content.showAll")}</Link>}
      </Form>
      <FilterLinks
        label={t("frame.filter")}
        name="state"
        usual="all"
        chosen={isState(state) ? state : "all"}
        choices={[
          { value: "all", label: t("content.state.all") },
          ...states.map((value) => ({ value, label: t(`content.state.${value}`) })),
        ]}
      />
    </div>
  );
}

interface DialogsProps {
  open: Open;
  chosen: readonly OfficeStoryRow[];
  onDone(words: string): void;
  onReleased(): void;
  onClose(): void;
}

function Dialogs({ open, chosen, onDone, onReleased, onClose }: DialogsProps) {
  const t = useText();
  const navigate = useNavigate();
  const { schema, folder } = useLoaderData<typeof loader>();
  return (
    <>
      {(open?.kind === "create" || open?.kind === "folder") && (
        <CreateDialog
          schema={schema}
          isFolder={open.kind === "folder"}
          parentId={folder ?? 0}
          onCreated={(story) => {
            if (story.isFolder) onDone(t("content.created", { name: story.name }));
            else void navigate(`/content/${story.id}`);
          }}
          onClose={onClose}
        />
      )}
      {open?.kind === "release" && (
        <ReleaseDialog
          stories={chosen}
          onMade={(words) => {
            onReleased();
            onDone(words);
          }}
          onClose={onClose}
        />
      )}
      {open?.kind === "place" && (
        <PlaceDialog
          story={open.story}
          folders={schema.folders}
          onPlaced={({ name }) => onDone(t("content.placed", { name }))}
          onClose={onClose}
        />
      )}
      {open?.kind === "delete" && (
        <DeleteDialog story={open.story} onDeleted={() => onDone(t("content.deleted", { name: open.story.name }))} onClose={onClose} />
      )}
    </>
  );
}
