import type { OfficeStoryRow } from "@azulejo/contract/areas/office.ts";
import { Link } from "react-router";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { StoryState } from "./story-state.tsx";

interface Props {
  stories: readonly OfficeStoryRow[];
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
  const columns: Column<OfficeStoryRow>[] = [
    {
      label: t("content.name"),
      cell: (story) => (
        <span>
          <Link to={story.isFolder ? `/content?folder=${story.id}` : `/content/${story.id}`}>{story.name}</Link>
          {story.isFolder && <span className="soft">{t("content.isFolder")}</span>}
          {story.isStartpage && <span className="soft">{t("content.isStartpage")}</span>}
        </span>
      ),
    },
    { label: t("content.address"), cell: ({ slug, fullSlug }) => <span className="soft break-all">{hasAddress ? fullSlug : slug}</span> },
    { label: t("content.state"), cell: ({ isFolder, state }) => (isFolder ? "" : <StoryState state={state} />) },
    { label: t("content.updatedAt"), cell: ({ updatedAt }) => <span className="soft tabular">{moment(updatedAt)}</span> },
    {
      label: t("content.actions"),
      cell: (story) => <StoryButtons story={story} onPlace={onPlace} onDelete={onDelete} onDuplicate={onDuplicate} />,
    },
  ];
  if (may("content.publish"))
    columns.unshift({
      label: t("content.choose"),
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
  return <Ledger caption={t("content.stories")} columns={columns} rows={stories} keyOf={({ id }) => id} />;
}

type ButtonsProps = { story: OfficeStoryRow } & Pick<Props, "onPlace" | "onDelete" | "onDuplicate">;

function StoryButtons({ story, onPlace, onDelete, onDuplicate }: ButtonsProps) {
  const t = useText();
  const may = useMay();
  return (
    <span className="flex flex-wrap gap-x-3">
      <button type="button" className="link-button" aria-label={t("content.placeOf", { name: story.name })} onClick={() => onPlace(story)}>
        {t("content.place")}
      </button>
      {!story.isFolder && (
        <button
          type="button"
          className="link-button"
          aria-label={t("content.duplicateOf", { name: story.name })}
          onClick={() => onDuplicate(story)}
        >
          {t("content.duplicate")}
        </button>
      )}
      {may("content.publish") && (
        <button
          type="button"
          className="link-button"
          aria-label={t("content.deleteOf", { name: story.name })}
          onClick={() => onDelete(story)}
        >
          {t("content.delete")}
        </button>
      )}
    </span>
  );
}
