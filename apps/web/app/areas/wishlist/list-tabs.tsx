import type { WishList } from "@azulejo/contract/areas/wishlist.ts";
import { Icon, Plus } from "@azulejo/ui/icon.tsx";
import { tabClass } from "@azulejo/ui/tabs.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { NewList } from "./new-list.tsx";

interface Props {
  lists: WishList[];
  open: number | null;
  /** Whether the form for a new list is shown. */
  isNew: boolean;
  faults: FormFaults | null | undefined;
}

/** The lists as links, and the form for a new one. */
export function ListTabs({ lists, open, isNew, faults }: Props) {
  const t = useText();
  const here = useAddress()("wishlist");
  return (
    <>
      <nav aria-label={t("wishlist.lists")} className="flex min-w-0 gap-6 overflow-x-auto">
        {lists.map(({ wishlistId, name, count }) => (
          <a
            key={wishlistId}
            href={`${here}?list=${wishlistId}`}
            aria-current={wishlistId === open && !isNew ? "page" : undefined}
            className={tabClass(wishlistId === open && !isNew)}
          >
            {name} <span className="tabular text-ink-soft">{count}</span>
          </a>
        ))}
        {!isNew && (
          <a href={`${here}?new=1`} className={`${tabClass(false)} [&]:text-glaze`}>
            <Icon of={Plus} /> {t("wishlist.new")}
          </a>
        )}
      </nav>
      {isNew && (
        <div className="w-full max-w-md pb-5">
          <NewList faults={faults} />
        </div>
      )}
    </>
  );
}
