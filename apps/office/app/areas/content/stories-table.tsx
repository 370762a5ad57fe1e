import type { OfficeStoryListRow, OfficeStoryRow } from "@azulejo/contract/areas/office.ts";
import { Link } from "react-router";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { ActionMenu } from "../../frame/menu/action-menu.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { StoryState } from "./story-state.tsx";

interface Props {
  stories: readonly OfficeStoryListRow[];
  /** Whether the rows come from several folders. */
  hasAddress: boolean;
  chosen: ReadonlySet<number>;
  onChoose(chosen: ReadonlySet<number>): void;
  onPlace(story: OfficeStoryRow): void;
  onDelete(story: OfficeStoryRow): void;
  onDuplicate(story: OfficeStoryRow): void;
}

export function StoriesTable({ stories, hasAddress, chosen, onChoose, onPlace, onDelete, onDuplicate }: Props) {
  const t = useText();
  const may = useMay();
  const { moment } = useFormats();
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  const columns: Column<OfficeStoryListRow>[] = [
    {
      label: t("content.name"),
      phone: "lead",
      cell: (story) => (
        <span>
          <Link to={story.isFolder ? `/content?folder=${story.id}` : `/content/${story.id}`}>{story.title ?? story.name}</Link>
          {story.title && <span className="soft"> {story.name}</span>}
          {story.isFolder && <span className="soft">{t("content.isFolder")}</span>}
          {story.isStartpage && <span className="soft">{t("content.isStartpage")}</span>}
        </span>
      ),
    },
    {
      label: t("content.address"),
      phone: "plain",
      cell: ({ slug, fullSlug }) => <span className="soft break-all">{hasAddress ? fullSlug : slug}</span>,
    },
    { label: t("content.state"), phone: "end", cell: ({ isFolder, state }) => (isFolder ? "" : <StoryState state={state} />) },
    {
      label: t("content.updatedAt"),
      phone: "plain",
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} className="soft tabular">
          {moment(updatedAt)}
        </time>
      ),
    },
    {
      label: t("frame.change"),
      phone: "state",
      cell: (story) => <StoryActions story={story} onPlace={onPlace} onDelete={onDelete} onDuplicate={onDuplicate} />,
    },
  ];
  if (may("content.publish") && stories.some(({ isFolder, state }) => !isFolder && state !== "published"))
    columns.unshift({
      label: t("content.choose"),
      phone: "lead",
      cell: ({ id, name, isFolder, state }) =>
        isFolder || state === "published" ? (
          ""
        ) : (
          <input
            type="checkbox"
            className="check-box"
            aria-label={t("content.chooseOf", { name })}
            checked={chosen.has(id)}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
          />
        ),
    });
  return <Ledger caption={t("content.stories")} columns={columns} rows={stories} keyOf={({ id }) => id} first={25} />;
}

type ActionsProps = { story: OfficeStoryRow } & Pick<Props, "onPlace" | "onDelete" | "onDuplicate">;

function StoryActions({ story, onPlace, onDelete, onDuplicate }: ActionsProps) {
  const t = useText();
  const may = useMay();
  const { name } = story;
  const actions = [
    { label: t("content.place"), fullLabel: t("content.placeOf", { name }), does: () => onPlace(story) },
    ...(story.isFolder
      ? []
      : [{ label: t("content.duplicate"), fullLabel: t("content.duplicateOf", { name }), does: () => onDuplicate(story) }]),
    ...(may("content.publish")
      ? [{ label: t("content.delete"), fullLabel: t("content.deleteOf", { name }), does: () => onDelete(story) }]
      : []),
  ];
  return <ActionMenu isInRow label={t("frame.change")} fullLabel={t("frame.changeOf", { name })} actions={actions} />;
}
