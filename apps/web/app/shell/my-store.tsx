import { Button } from "@azulejo/ui/button.tsx";
import { Radio } from "@azulejo/ui/choice.tsx";
import { Icon } from "@azulejo/ui/icon.tsx";
import { useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { useText, useTo } from "../i18n/text.tsx";
import { useClosing } from "./department-menu.tsx";
import type { ShellData } from "./load-shell.server.ts";

/** Which store's stock and dates the shop shows. */
export function MyStore({ shell }: { shell: ShellData }) {
  const t = useText();
  const to = useTo();
  const location = useLocation();
  const pending = useNavigation().formAction?.includes("/_/my-store") ?? false;
  const ref = useRef<HTMLDetailsElement>(null);
  useClosing(ref);
  const chosen = shell.stores.find(({ code }) => code === shell.myStore);
  return (
    <details ref={ref} className="relative">
      <summary aria-label={`${t("shell.myStore")}: ${chosen?.name ?? t("shell.myStoreChoose")}`} className="flex min-h-11 min-w-11 items-center justify-center gap-2 text-note font-medium">
        <Icon name="store" />
        <span className="hidden xl:inline">{chosen?.name ?? t("shell.myStore")}</span>
      </summary>
      <div className="fixed inset-x-0 top-14 z-50 max-h-[calc(100dvh-4rem)] overflow-y-auto border border-joint bg-wall p-5 sm:absolute sm:inset-x-auto sm:right-0 sm:top-full sm:w-88">
        <Form method="post" action={to("_/my-store")}>
          <input type="hidden" name="returnTo" value={location.pathname + location.search} />
          <fieldset>
            <legend className="display text-lead">{t("shell.myStoreChoose")}</legend>
            <p className="mt-1 mb-3 text-note text-ink-soft">{t("shell.myStoreHelp")}</p>
            <div className="divide-y divide-joint border-y border-joint">
              {shell.stores.map(({ code, name, street, city, state }) => (
                <Radio key={code} name="store" value={code} defaultChecked={code === shell.myStore} required className="py-2">
                  <span className="font-medium">{name}</span>
                  <span className="block text-note text-ink-soft">
                    {street}, {city}, {state}
                  </span>
                </Radio>
              ))}
            </div>
          </fieldset>
          <Button className="mt-4 w-full" pending={pending}>
            {t("shell.myStoreSave")}
          </Button>
        </Form>
      </div>
    </details>
  );
}
