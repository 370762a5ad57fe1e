import { type ReactNode, useEffect } from "react";
import { useText } from "../i18n/text.ts";
import { HelpMark } from "./help/help-mark.tsx";
import type { HelpTopic } from "./help/help-topics.ts";

interface Props {
  title: string;
  /** An explanation of the page's words. */
  help?: HelpTopic;
  /** Beside the heading. */
  children?: ReactNode;
  /** Actions at the end of the line. */
  actions?: ReactNode;
}

/** The head of a page; its title is also the tab's. */
export function PageHeading({ title, help, children, actions }: Props) {
  const t = useText();
  const name = t("frame.name");
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <div className="page-heading">
      <h1 tabIndex={-1}>{title}</h1>
      {help && <HelpMark topic={help} />}
      {children}
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  );
}
