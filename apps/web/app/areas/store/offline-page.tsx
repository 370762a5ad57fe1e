import "virtual:words/stores";
import "./offline.css";
import { storeCalls } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Rule } from "@azulejo/ui/notice.tsx";
import { text, useText } from "../../i18n/text.ts";
import { callOnce } from "../../request/call-once.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import type { Route } from "./+types/offline-page";

/** Shows the orders that the service worker stored for offline use. It shows no price and no stock, which may be outdated. */
export const loader = pageLoader(async ({ context, language }) => {
  const stores = await callOnce(context, language, storeCalls.list);
  sharePage(context, []);
  return { stores: stores.map(({ code, name, street, city, state, phone }) => ({ code, name, street, city, state, phone })) };
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "offline.title"), noindex: true });
}

/** A separate script fills in orders and boxes, because without a connection the storefront's scripts aren't available. */
export default function OfflinePage({ loaderData: { stores } }: Route.ComponentProps) {
  const t = useText();
  return (
    <article className="offline-page">
      <header>
        <h1 className="text-title">{t("offline.title")}</h1>
        <p className="mt-3">{t("offline.lead")}</p>
        <p className="mt-4">
          <ButtonLink href="" look="quiet">
            {t("offline.again")}
          </ButtonLink>
        </p>
      </header>
      <section>
        <Rule>{t("offline.orders")}</Rule>
        {/* React doesn't touch elements set as HTML. */}
        <ul id="kept-orders" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `<li>${t("offline.noOrders")}</li>` }} />
      </section>
      <section>
        <Rule>{t("offline.room")}</Rule>
        <form id="room" noValidate>
          {(["length", "width", "waste", "box"] as const).map((name) => (
            <Field
              key={name}
              id={`room-${name}`}
              name={name}
              label={t(`offline.room.${name}`)}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={name === "waste" ? "10" : ""}
            />
          ))}
          <output
            id="room-result"
            suppressHydrationWarning
            data-area={t("offline.room.area", { area: "AREA" })}
            data-boxes={t("offline.room.boxes", { boxes: "BOXES" })}
            data-empty={t("offline.room.empty")}
            dangerouslySetInnerHTML={{ __html: t("offline.room.empty") }}
          />
        </form>
      </section>
      <section>
        <Rule>{t("offline.stores")}</Rule>
        <ul className="offline-stores">
          {stores.map(({ code, name, street, city, state, phone }) => (
            <li key={code}>
              <strong>{name}</strong>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
              <small>
                {street}, {city}, {state}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <script src="/offline.js" type="module" />
    </article>
  );
}
