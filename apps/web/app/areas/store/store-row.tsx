import { ButtonLink } from "@azulejo/ui/button.tsx";
import { joined } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { OpenStore } from "./arrange-stores.ts";
import { MyStoreButton } from "./my-store-button.tsx";
import { directionsTo, storePath, telephone } from "./store-address.ts";
import { StoreStatus } from "./store-status.tsx";
import { weekFrom } from "./week.rules.ts";
import { Week } from "./week.tsx";

interface Props {
  store: OpenStore;
  isMine: boolean;
  /** Says everything: the visitor's store, or else the first one. */
  isOpened: boolean;
  /** Stores are in several time zones. */
  withZone: boolean;
  /** All services of the shop by code. */
  types: { code: string; label: string }[];
}

const action = "inline-flex min-h-8 items-center underline hover:text-glaze";

/** One store of the list, with everything that the map says of it. */
export function StoreRow({ store, isMine, isOpened, withZone, types }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { opening } = store;
  const holidays = opening ? weekFrom(store, opening.today).flatMap(({ closure }) => closure?.name ?? []) : [];
  return (
    <li id={`store-${store.code}`} className={`store-row text-small ${isMine ? "mine" : ""} ${isOpened ? "is-opened" : ""}`}>
      <span className={`store-number ${opening?.isOpen ? "" : "shut"}`} aria-hidden="true">
        {store.number}
      </span>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-lead">
          <a href={address(storePath(store, language))} className="no-underline hover:underline">
            {store.name}
          </a>
          {isMine && <span className="font-sans text-ink-soft text-small">{t("stores.mine")}</span>}
        </h2>
        <p>
          <StoreStatus opening={opening} withZone={withZone} />
          <span className="text-ink-soft">{`, ${store.street}, ${store.city}`}</span>
        </p>
        <p className="store-more text-ink-soft">{store.description}</p>
        {holidays.length > 0 && <p className="text-clay">{t("stores.holidays", { names: joined(holidays, language) })}</p>}
        <ul className="store-types store-more">
          {types
            .filter(({ code }) => store.operationTypes.includes(code))
            .map(({ code, label }) => (
              <li key={code}>{label}</li>
            ))}
        </ul>
      </div>
      <p className="text-right tabular-nums">{store.distance !== null && t("stores.miles", { miles: Math.round(store.distance) })}</p>
      {isOpened && opening && (
        <div className="col-span-full sm:col-span-2 sm:col-start-2">
          <Week store={store} today={opening.today} />
        </div>
      )}
      <Actions store={store} isMine={isMine} isOpened={isOpened} />
    </li>
  );
}

/** Directions, phone and slabs of the visitor's store; any other can be chosen. */
function Actions({ store, isMine, isOpened }: Pick<Props, "store" | "isMine" | "isOpened">) {
  const t = useText();
  const address = useAddress();
  return (
    <div className="store-actions">
      {isOpened ? (
        <>
          <ButtonLink href={directionsTo(store)} rel="noreferrer" className="whitespace-nowrap max-sm:flex-1 max-sm:px-2">
            {t("stores.directions")}
          </ButtonLink>
          <ButtonLink href={telephone(store.phone)} look="quiet" className="whitespace-nowrap max-sm:flex-1 max-sm:px-2">
            {store.phone}
          </ButtonLink>
          {store.keepsSlabs && (
            <ButtonLink href={address(`slabs/store/${store.code}`)} look="quiet" className="whitespace-nowrap max-sm:flex-1 max-sm:px-2">
              {t("stores.slabs")}
            </ButtonLink>
          )}
          {!isMine && <MyStoreButton code={store.code} name={store.name} className={action} />}
        </>
      ) : (
        <>
          <a href={directionsTo(store)} rel="noreferrer" className={action} aria-label={t("stores.directionsTo", { store: store.name })}>
            {t("stores.directions")}
          </a>
          <a href={telephone(store.phone)} className={`${action} tabular-nums`}>
            {store.phone}
          </a>
          <MyStoreButton code={store.code} name={store.name} className={action} />
        </>
      )}
    </div>
  );
}
