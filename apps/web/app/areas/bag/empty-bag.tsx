import { Notice } from "@azulejo/ui/notice.tsx";
import { lazy, Suspense } from "react";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { SearchField } from "../suggestions/search-field.tsx";

const MaterialWall = lazy(async () => ({ default: (await import("../../shell/layout/material-wall.tsx")).MaterialWall }));

/** A gap in a laid wall: the search, the way to samples, and the departments around it, below why something could not be added. */
export function EmptyBag({ refusal }: { refusal?: string | undefined }) {
  return (
    <>
      {refusal && (
        <div className="mb-10">
          <Notice kind="alert">{refusal}</Notice>
        </div>
      )}
      <Gap />
    </>
  );
}

function Gap() {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  return (
    <section className="laid-wall -mt-6">
      <div className="laid-gap">
        <h1 className="font-sans text-small font-medium text-ink-soft">{t("bag.title")}</h1>
        <p className="laid-line">{t("bag.emptyLine")}</p>
        <p className="mt-4">{t("bag.empty")}</p>
        <div className="mt-auto pt-8">
          <SearchField large />
          <p className="mt-2 flex flex-wrap gap-x-6 text-small">
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
