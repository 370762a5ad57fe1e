import { type ReactNode, useEffect } from "react";
import { useText } from "../i18n/text.ts";
import { HelpMark } from "./help/help-mark.tsx";
import type { HelpTopic } from "./help/help-topics.ts";

interface Props {
  title: string;
  /** A help topic that explains the page's terms. */
  help?: HelpTopic;
  /** Beside the heading. */
  children?: ReactNode;
  /** Actions at the end of the line. */
  actions?: ReactNode;
}

/** The header of a page; its title is also that of the browser tab. */
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
