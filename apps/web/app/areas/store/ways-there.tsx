import type { Store } from "@azulejo/contract/areas/store.ts";
import { ButtonLink, buttonClass } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { MyStoreButton } from "./my-store-button.tsx";
import { directionsTo, telephone } from "./store-address.ts";

interface WaysProps {
  store: Store;
  slabCount: number;
  isMine: boolean;
}

/** The store's address, with directions, phone and slabs. */
export function WaysThere({ store, slabCount, isMine }: WaysProps) {
  const t = useText();
  const address = useAddress();
  return (
    <div className="ways-there">
      <address className="mb-2 not-italic">
        {store.street}
        <br />
        {store.city}, {store.state} {store.postalCode}
      </address>
      <ButtonLink href={directionsTo(store)} rel="noreferrer">
        {t("stores.directions")}
      </ButtonLink>
      <ButtonLink href={telephone(store.phone)} look="quiet" className="tabular-nums">
        {store.phone}
      </ButtonLink>
      {store.keepsSlabs && (
        <ButtonLink href={address(`slabs/store/${store.code}`)} look="quiet">
          {slabCount > 0 ? t("stores.seeSlabs", { count: slabCount }) : t("stores.slabs")}
        </ButtonLink>
      )}
      {!isMine && <MyStoreButton code={store.code} name={store.name} className={buttonClass("quiet", "w-full")} />}
    </div>
  );
}
