import messages from "virtual:messages/es";
import { Localised } from "../i18n/text.tsx";
import type { Route } from "./+types/locale.es";
import { loadShell } from "./load-shell.server.ts";
import { ShellError } from "./shell-error.tsx";
import { Shell } from "./shell.tsx";

export { shouldRevalidate } from "./shell-revalidation.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadShell(context, request, "es");
}

export default function Page() {
  return (
    <Localised language="es" messages={messages}>
      <Shell />
    </Localised>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Localised language="es" messages={messages}>
      <ShellError error={error} />
    </Localised>
  );
}
