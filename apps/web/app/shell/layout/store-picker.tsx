import { Icon, Pin } from "@azulejo/ui/icon.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useLocation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { Fragment } from "../../render/fragment.tsx";
import type { ShellData } from "../shell-data.ts";

export const STORE_PICKER = "store-picker";

/** Shows the chosen store; opens the list of stores. */
export function StorePicker({ root }: { root: ShellData }) {
  const t = useText();
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
          <label htmlFor="my-store" className="mb-1 block">
            {t("shell.myStore")}
          </label>
          <Fragment of={() => ["store choice", root.revision]}>
            {() => (
              <Select id="my-store" name="store" defaultValue={root.store ?? ""} className="mb-3 w-full">
                <option value="">{t("shell.noStore")}</option>
                {root.stores.map((store) => (
                  <option key={store.code} value={store.code}>
                    {`${store.name}, ${store.state}`}
                  </option>
                ))}
              </Select>
            )}
          </Fragment>
          <button type="submit" className="min-h-11 w-full bg-glaze text-on-glaze hover:bg-glaze-deep">
            {t("shell.useStore")}
          </button>
        </form>
      </div>
    </>
  );
}
