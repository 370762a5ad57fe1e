import type { OfficeStory } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../../i18n/text.ts";
import type { Blok, Components } from "./blok.ts";
import { DifferenceList } from "./difference-list.tsx";
import { differencesOf } from "./differences.ts";

interface Props {
  /** The version with which both started. */
  base: Blok;
  /** The version that somebody else has saved since; null until it has been read. */
  theirs: OfficeStory | null;
  components: Components;
  onCompare(): void;
  onKeep(): void;
  onDiscard(): void;
}

/** Says that somebody else has saved the story. The user's changes stay until they decide. */
export function StoryChanged({ base, theirs, components, onCompare, onKeep, onDiscard }: Props) {
  const t = useText();
  return (
    <div className="page-text max-w-none">
      <Notice kind="alert">
        <p>{t(theirs ? "content.changedCompare" : "content.changed")}</p>
        {theirs && (
          <DifferenceList
            differences={differencesOf(base, theirs.content as unknown as Blok)}
            components={components}
            label={t("content.theirChanges")}
          />
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          {theirs ? (
            <Button type="button" look="tool" onClick={onKeep}>
              {t("content.keepMine")}
            </Button>
          ) : (
            <Button type="button" look="tool" onClick={onCompare}>
              {t("content.showTheirs")}
            </Button>
          )}
          <Button type="button" look="tool" onClick={onDiscard}>
            {t("content.discardMine")}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
