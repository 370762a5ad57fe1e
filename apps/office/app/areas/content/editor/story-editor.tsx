import type { OfficeStory } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import type { Failure } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { KeyCap } from "../../../frame/keys/key-cap.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { LeaveGuard } from "../../../frame/pages/leave-guard.tsx";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { ReleaseDialog } from "../releases/release-dialog.tsx";
import { StoryState } from "../story-state.tsx";
import { BlockFields } from "./block-fields.tsx";
import type { Blok } from "./blok.ts";
import { type StoryEditing, StoryEditingProvider } from "./editor-context.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { StoryChanged } from "./story-changed.tsx";
import { useStory } from "./use-story.ts";
import { VersionsPanel } from "./versions-panel.tsx";

interface Props {
  schema: CallValue<"contentSchema">;
  story: OfficeStory;
}

/** Less than the hour for which a preview's address is valid. */
const RENEW_MS = 50 * 60_000;
const FAULT = "content.";

export function StoryEditor({ schema, story: loaded }: Props) {
  const t = useText();
  const announce = useAnnounce();
  const [search, setParameter] = useParameters();
  const story = useStory(loaded);
  const place = useRef<HTMLFormElement>(null);
  const [isPreviewShown, setPreviewShown] = useState(false);
  const [isReleasing, setReleasing] = useState(false);
  const { languages } = schema;
  const components = useMemo(() => new Map(schema.components.map((one) => [one.name, one])), [schema]);
  const language = search.get("language") ?? languages[0] ?? "en";
  const areVersionsOpen = search.get("versions") === "open";

  const save = async () => {
    if (await story.save()) announce(t("content.saved", { name: story.name }));
  };
  const publish = async (action: "publish" | "unpublish") => {
    if (await story.publish(action)) announce(t(action === "publish" ? "content.published" : "content.unpublished", { name: story.name }));
  };

  useRenewal(story.renewPreviews);
  useStoryKeys({ save, undo: story.history.undo, redo: story.history.redo });
  const faults = useContentFaults(story.failure);
  const editing: StoryEditing = { storyId: loaded.id, components, languages, write: story.write, announce, faults, BlockFields };
  const openBlock = (uid: string) => {
    const block = [...(place.current?.querySelectorAll<HTMLDetailsElement>("details[data-uid]") ?? [])].find(
      (one) => one.dataset["uid"] === uid,
    );
    if (!block) return;
    block.open = true;
    block.querySelector("summary")?.focus();
    block.scrollIntoView({ block: "start" });
  };

  return (
    <StoryEditingProvider value={editing}>
      <PageHeading
        title={story.name}
        actions={
          <StoryActions
            {...{ story, isPreviewShown, areVersionsOpen }}
            onPreview={() => setPreviewShown(!isPreviewShown)}
            onVersions={() => setParameter("versions", areVersionsOpen ? null : "open")}
            onSave={() => void save()}
            onRelease={() => setReleasing(true)}
            onPublish={(action) => void publish(action)}
          />
        }
      >
        <StoryState state={story.saved.state} />
        {story.isTyped && <span className="soft">{t("content.notSaved")}</span>}
        <Link to={`/content?folder=${loaded.parentId}`}>{t("content.toFolder")}</Link>
      </PageHeading>
      <StoryProblem story={story} components={components} />
      <div className="story-editor" data-shows={isPreviewShown ? "preview" : "fields"}>
        <form
          ref={place}
          aria-label={t("content.fields")}
          className="story-fields"
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <NameField story={story} fullSlug={loaded.fullSlug} />
          <BlockFields blok={story.content} path={[]} />
        </form>
        <PreviewPane
          story={loaded}
          content={story.content}
          languages={languages}
          previews={story.saved.previews}
          language={language}
          onLanguage={(next) => setParameter("language", next === languages[0] ? null : next)}
          onChoose={openBlock}
        />
        {areVersionsOpen && <Versions {...{ story, components }} storyId={loaded.id} onClose={() => setParameter("versions", null)} />}
      </div>
      {isReleasing && (
        <ReleaseDialog
          stories={[{ id: loaded.id, lockVersion: story.saved.lockVersion, name: story.name }]}
          onMade={announce}
          onClose={() => setReleasing(false)}
        />
      )}
      <LeaveGuard isUnsaved={story.isTyped} text={t("content.leaveText")} />
    </StoryEditingProvider>
  );
}

/** The address's parameters, which say what is open; changing them adds no history entry. */
function useParameters() {
  const [search, setSearch] = useSearchParams();
  const setParameter = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [search, setParameter] as const;
}

type Story = ReturnType<typeof useStory>;

function NameField({ story, fullSlug }: { story: Story; fullSlug: string }) {
  const t = useText();
  return (
    <Field
      name="name"
      label={t("content.name")}
      hint={fullSlug}
      value={story.name}
      maxLength={200}
      onChange={({ currentTarget }) => story.setName(currentTarget.value)}
    />
  );
}

/** The notice above a story that couldn't be saved: the reason, and the changes that somebody else saved first. */
function StoryProblem({ story, components }: { story: Story; components: StoryEditing["components"] }) {
  return (
    <>
      {story.isChanged ? (
        <StoryChanged
          base={story.saved.content as unknown as Blok}
          theirs={story.theirs}
          components={components}
          onCompare={() => void story.compare()}
          onKeep={story.keepMine}
          onDiscard={() => void story.discardMine()}
        />
      ) : (
        <FailureNotice failure={story.failure && { ...story.failure, fields: {} }} />
      )}
    </>
  );
}

interface VersionsProps {
  story: Story;
  storyId: number;
  components: StoryEditing["components"];
  onClose(): void;
}

function Versions({ story, storyId, components, onClose }: VersionsProps) {
  const t = useText();
  const announce = useAnnounce();
  return (
    <VersionsPanel
      storyId={storyId}
      lockVersion={story.saved.lockVersion + (story.saved.publishedAt ? Date.parse(story.saved.publishedAt) : 0)}
      content={story.content}
      components={components}
      onRestore={(version) => {
        story.restore(version.content as unknown as Blok);
        announce(t("content.version.restored"));
      }}
      onClose={onClose}
    />
  );
}

interface ActionsProps {
  story: ReturnType<typeof useStory>;
  isPreviewShown: boolean;
  areVersionsOpen: boolean;
  onPreview(): void;
  onVersions(): void;
  onSave(): void;
  onRelease(): void;
  onPublish(action: "publish" | "unpublish"): void;
}

function StoryActions({ story, isPreviewShown, areVersionsOpen, onPreview, onVersions, onSave, onRelease, onPublish }: ActionsProps) {
  const t = useText();
  const may = useMay();
  return (
    <>
      <span className="only-narrow">
        <Button type="button" look="tool" aria-pressed={isPreviewShown} onClick={() => onPreview()}>
          {t("content.preview")}
        </Button>
      </span>
      <Button type="button" look="tool" disabled={!story.history.canUndo} onClick={story.history.undo}>
        {t("content.undo")}
      </Button>
      <Button type="button" look="tool" aria-pressed={areVersionsOpen} onClick={() => onVersions()}>
        {t("content.versions")}
      </Button>
      {may("content.publish") && story.saved.publishedAt && (
        <Button type="button" look="tool" disabled={story.isSending} onClick={() => onPublish("unpublish")}>
          {t("content.unpublish")}
        </Button>
      )}
      <Button type="button" look="tool" disabled={story.isSending || !story.isTyped} onClick={() => onSave()}>
        {t("content.save")}
        <KeyCap keys="Ctrl S" />
      </Button>
      {(!may("content.publish") || story.saved.state !== "published") && (
        <Button type="button" look="tool" disabled={story.isSending || story.isTyped} onClick={() => onRelease()}>
          {t(may("content.publish") ? "releases.schedule" : "releases.askFor")}
        </Button>
      )}
      {may("content.publish") && (
        <Button
          type="button"
          className="min-h-9!"
          disabled={story.isSending || (story.saved.state === "published" && !story.isTyped)}
          onClick={() => onPublish("publish")}
        >
          {t("content.publish")}
        </Button>
      )}
    </>
  );
}

/** Replaces the previews' addresses before they expire. */
function useRenewal(renewPreviews: () => Promise<unknown>): void {
  const renew = useRef(renewPreviews);
  renew.current = renewPreviews;
  useEffect(() => {
    const timer = setInterval(() => void renew.current().catch(() => undefined), RENEW_MS);
    return () => clearInterval(timer);
  }, []);
}

interface Commands {
  save(): Promise<void>;
  undo(): void;
  redo(): void;
}

/** Saves, undoes and redoes with the usual keys; a rich text has its own undo. */
function useStoryKeys(commands: Commands): void {
  const keys = useRef(commands);
  keys.current = commands;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isInRichText = event.target instanceof HTMLElement && event.target.isContentEditable;
      const run =
        key === "s"
          ? () => void keys.current.save()
          : isInRichText
            ? null
            : key === "z" && !event.shiftKey
              ? keys.current.undo
              : key === "y" || (key === "z" && event.shiftKey)
                ? keys.current.redo
                : null;
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** Returns the errors of the content, by path. */
function useContentFaults(failure: Failure | null): Record<string, string> {
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(failure?.fields ?? {})
          .filter(([path]) => path.startsWith(FAULT))
          .map(([path, words]) => [path.slice(FAULT.length), words]),
      ),
    [failure],
  );
}
