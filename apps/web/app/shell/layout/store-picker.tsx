import { Icon, Pin } from "@azulejo/ui/icon.tsx";
import { useLocation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { Fragment } from "../../render/fragment.tsx";
import { useAddress } from "../../routing/use-address.ts";
import type { ShellData } from "../shell-data.ts";

export const STORE_PICKER = "store-picker";

/** The chosen store; opens the list of stores, each chosen with one press. */
export function StorePicker({ root }: { root: ShellData }) {
  const t = useText();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const chosen = root.stores.find((one) => one.code === root.store);
  return (
    <>
      <Fragment of={() => ["store", root.revision]}>
        {() => (
          <button type="button" popoverTarget={STORE_PICKER} className="shell-tool">
            <Icon of={Pin} className="max-lg:size-[22px]" />
            <span className="max-lg:sr-only">{chosen ? chosen.name : t("shell.chooseStore")}</span>
          </button>
        )}
      </Fragment>
      <div id={STORE_PICKER} popover="auto" className="shell-drop">
        <form method="post" action={`/${root.language}/my-store`} data-reload>
          <input type="hidden" name="returnTo" value={pathname + search} />
          <p className="mb-1 text-ink-soft">{t("shell.myStore")}</p>
          <Fragment of={() => ["store choice", root.revision]}>
            {() => (
              <ul className="store-choice">
                {root.stores.map(({ code, name, state }) => (
                  <li key={code}>
                    <button type="submit" name="store" value={code} aria-pressed={code === root.store}>
                      {`${name}, ${state}`}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Fragment>
          <p className="mt-3 flex flex-wrap justify-between gap-x-4">
            <a href={address("our-locations")} className="inline-flex min-h-8 items-center">
              {t("shell.findStore")}
            </a>
            {chosen && (
              <button type="submit" name="store" value="" className="min-h-8 underline">
                {t("shell.clearStore")}
              </button>
            )}
          </p>
        </form>
      </div>
    </>
  );
}
