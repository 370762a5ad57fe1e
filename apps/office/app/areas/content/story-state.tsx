import type { OfficeStoryRow } from "@azulejo/contract/areas/office.ts";
import { useText } from "../../i18n/text.ts";

/** Whether the story is public, and whether it has unpublished changes. */
export function StoryState({ state }: { state: OfficeStoryRow["state"] }) {
  const t = useText();
  return (
    <span className="story-state" data-state={state}>
      {t(`content.state.${state}`)}
    </span>
  );
}
