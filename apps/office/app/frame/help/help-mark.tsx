import { Dialog } from "@azulejo/ui/dialog.tsx";
import { useRef } from "react";
import { useText } from "../../i18n/text.ts";
import type { HelpTopic } from "./help-topics.ts";

/** A button beside words that need explaining; it opens a panel with a short explanation. */
export function HelpMark({ topic }: { topic: HelpTopic }) {
  const t = useText();
  const panel = useRef<HTMLDialogElement>(null);
  const title = t(`help.${topic}.title`);
  return (
    <>
      <button type="button" className="help-mark" aria-label={t("help.open", { about: title })} onClick={() => panel.current?.showModal()}>
        ?
      </button>
      <Dialog ref={panel} title={title} closeLabel={t("help.close")} place="side">
        <div className="help-text">
          {t(`help.${topic}.text`)
            .split("\n")
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </Dialog>
    </>
  );
}
