import messages from "virtual:messages/en";
import { Localised } from "../i18n/text.tsx";
import type { Route } from "./+types/locale.en";
import { loadShell } from "./load-shell.server.ts";
import { ShellError } from "./shell-error.tsx";
import { Shell } from "./shell.tsx";

export { shouldRevalidate } from "./shell-revalidation.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadShell(context, request, "en");
}

export default function Page() {
  return (
    <Localised language="en" messages={messages}>
      <Shell />
    </Localised>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Localised language="en" messages={messages}>
      <ShellError error={error} />
    </Localised>
  );
}
