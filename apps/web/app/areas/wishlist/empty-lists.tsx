import { lazy, Suspense } from "react";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { SearchField } from "../suggestions/search-field.tsx";

const MaterialWall = lazy(async () => ({ default: (await import("../../shell/layout/material-wall.tsx")).MaterialWall }));

/** A gap in a laid wall, with the search and the way to the products. */
export function EmptyLists() {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  return (
    <section className="laid-wall mt-0">
      <div className="laid-gap">
        <p className="laid-line">{t("wishlist.empty")}</p>
        <p className="mt-4">{t("wishlist.emptyHow")}</p>
        <div className="mt-auto pt-8">
          <SearchField large />
          <p className="mt-2 text-small">
            <a href={address("product/")} className="inline-flex min-h-11 items-center">
              {t("shell.continue")}
            </a>
          </p>
        </div>
      </div>
      <Suspense>
        <MaterialWall root={root} />
      </Suspense>
    </section>
  );
}
