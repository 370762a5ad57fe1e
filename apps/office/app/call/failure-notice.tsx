import { Notice } from "@azulejo/ui/notice.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { OutdatedFailure } from "../frame/outdated/outdated-failure.tsx";
import type { Failure } from "./use-call.ts";

/** Why an action failed; announced immediately by screen readers. */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Notice kind="alert">
      {[...failure.messages, ...Object.values(failure.fields).filter((words) => !failure.messages.includes(words))].map((words) => (
        <p key={words}>
          <UnbrokenNumbers>{words}</UnbrokenNumbers>
        </p>
      ))}
      <OutdatedFailure failure={failure} />
    </Notice>
  );
}
