import { Button } from "@azulejo/ui/button.tsx";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Path } from "../../../form/value-path.ts";
import { OrderedRows } from "../../../frame/rows/ordered-rows.tsx";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { BothLanguages, SettingField } from "../draft/setting-field.tsx";
import { loadSettings, type Saved } from "../draft/shop-settings.ts";
import { type Draft, useDraft } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";

const sections = ["storefront"] as const;
export const loader = ({ request }: LoaderFunctionArgs): Promise<Saved> => loadSettings(sections, request);

const menuPath = ["storefront", "menu"] as const;
const footerPath = ["storefront", "footer"] as const;
const noWords = { en: "", es: "" };

export function Component() {
  const t = useText();
  const draft = useDraft(useLoaderData<typeof loader>(), sections);
  return (
    <DraftPage title={t("settings.menu")} draft={draft}>
      <Part title={t("settings.path.storefront.menu")} hint={t("settings.menuHint")}>
        <OwnChoice draft={draft} path="menu" label={t("settings.ownMenu")} />
        <MenuEntries draft={draft} />
      </Part>
      <Part title={t("settings.path.storefront.footer")} hint={t("settings.footerHint")}>
        <OwnChoice draft={draft} path="footer" label={t("settings.ownFooter")} />
        <FooterColumns draft={draft} />
      </Part>
    </DraftPage>
  );
}

/** Switches between the shop's own list and the standard one; the shop's list comes back when it is chosen again. */
function OwnChoice({ draft, path, label }: { draft: Draft; path: "menu" | "footer"; label: string }) {
  const value = draft.typed.storefront[path];
  const [last, setLast] = useState<unknown>([]);
  const change = (isOwn: boolean) => {
    if (value) setLast(value);
    draft.set(["storefront", path], isOwn ? last : null);
  };
  return (
    <Checkbox name={`own-${path}`} label={label} checked={value !== null} onChange={({ currentTarget }) => change(currentTarget.checked)} />
  );
}

/** The label and address of a link. */
function LinkFields({ draft, path }: { draft: Draft; path: Path }) {
  return (
    <div className="field-row">
      <SettingField draft={draft} path={[...path, "label", "en"]} lang="en" />
      <SettingField draft={draft} path={[...path, "label", "es"]} lang="es" />
      <SettingField draft={draft} path={[...path, "path"]} />
    </div>
  );
}

function MenuEntries({ draft }: { draft: Draft }) {
  const t = useText();
  const { menu } = draft.typed.storefront;
  if (!menu) return null;
  return (
    <>
      <OrderedRows rows={menu} nameOf={(at) => t("settings.entry", { row: at + 1 })} onChange={(rows) => draft.set(menuPath, rows)}>
        {(entry, at) =>
          "listing" in entry ? (
            <SettingField draft={draft} path={[...menuPath, at, "listing"]} />
          ) : (
            <LinkFields draft={draft} path={[...menuPath, at]} />
          )
        }
      </OrderedRows>
      <div className="flex flex-wrap gap-2">
        <Button type="button" look="tool" onClick={() => draft.set(menuPath, [...menu, { listing: "" }])}>
          {t("settings.addListing")}
        </Button>
        <Button type="button" look="tool" onClick={() => draft.set(menuPath, [...menu, { path: "", label: noWords }])}>
          {t("settings.addLink")}
        </Button>
      </div>
    </>
  );
}

function FooterColumns({ draft }: { draft: Draft }) {
  const t = useText();
  const { footer } = draft.typed.storefront;
  if (!footer) return null;
  return (
    <>
      <OrderedRows
        rows={footer}
        nameOf={(at) => t("settings.footerColumn", { row: at + 1 })}
        onChange={(rows) => draft.set(footerPath, rows)}
      >
        {({ links }, column) => {
          const path = [...footerPath, column, "links"];
          return (
            <>
              <BothLanguages draft={draft} path={[...footerPath, column, "heading"]} />
              <OrderedRows
                rows={links}
                nameOf={(at) => t("settings.footerLink", { column: column + 1, row: at + 1 })}
                onChange={(rows) => draft.set(path, rows)}
              >
                {(_, at) => <LinkFields draft={draft} path={[...path, at]} />}
              </OrderedRows>
              <div>
                <Button type="button" look="tool" onClick={() => draft.set(path, [...links, { path: "", label: noWords }])}>
                  {t("settings.addLink")}
                </Button>
              </div>
            </>
          );
        }}
      </OrderedRows>
      <div>
        <Button type="button" look="tool" onClick={() => draft.set(footerPath, [...footer, { heading: noWords, links: [] }])}>
          {t("settings.addColumn")}
        </Button>
      </div>
    </>
  );
}
