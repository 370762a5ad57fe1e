import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useRouteError } from "react-router";
import { CallRefused, NoAnswer } from "../call/call-failures.ts";
import { type Text, useText } from "../i18n/text.ts";
import { isLeaving } from "./outdated/outdated-office.ts";
import { PageHeading } from "./page-heading.tsx";

/** Longer than a page waits before it loads again. */
const WAIT_MS = 500;

/** Shown inside the frame in place of a page whose data couldn't be read. */
export function PageFault() {
  const t = useText();
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isRefused = error instanceof CallRefused;
  const retry = () => (isRefused || error instanceof NoAnswer ? void navigate(pathname + search, { replace: true }) : location.reload());
  const [isHidden, setHidden] = useState(isLeaving);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(isLeaving()), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  // The page is about to load again, because a file of its build is missing.
  if (isHidden) return null;
  return (
    <div className="fault">
      <PageHeading title={isRefused && error.status === 404 ? t("fault.notFound") : t("fault.title")} />
      <div role="alert">
        {wordsOf(error, t).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="tool" onClick={retry}>
          {t("fault.retry")}
        </Button>
        <Link to="/">{t("fault.toToday")}</Link>
      </div>
    </div>
  );
}

function wordsOf(error: unknown, t: Text): string[] {
  if (error instanceof CallRefused) return error.messages;
  return [t(error instanceof NoAnswer ? "fault.noAnswer" : "fault.page")];
}
