import { Icon, Menu, Search } from "@azulejo/ui/icon.tsx";
import type { FormEvent, RefObject } from "react";
import { Link, useNavigate } from "react-router";
import { useText } from "../i18n/text.ts";
import { KeyCap } from "./keys/key-cap.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { useMay, useStaff } from "./staff.ts";
import { StorefrontChooser } from "./storefronts/storefront-chooser.tsx";

interface Props {
  search: RefObject<HTMLInputElement | null>;
  isMenuOpen: boolean;
  onMenu(): void;
}

export function TopBar({ search, isMenuOpen, onMenu }: Props) {
  const t = useText();
  const { email, shopName } = useStaff();
  const may = useMay();
  return (
    <header className="top-bar">
      <button type="button" className="menu-button" aria-expanded={isMenuOpen} aria-controls="phone-menu" onClick={onMenu}>
        <Icon of={Menu} />
        <span className="sr-only">{t("frame.menu")}</span>
      </button>
      <Link to="/" className="office-name no-underline">
        {shopName}
      </Link>
      <StorefrontChooser />
      {may("orders.read") && <OrderSearch field={search} />}
      <div className="top-bar-end">
        <LanguageSwitch />
        <Link to="/account" className="who">
          {email}
        </Link>
        <SignOutButton />
      </div>
    </header>
  );
}

/** Searches orders by any of their details; an order's number leads directly to the order. */
function OrderSearch({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const t = useText();
  const navigate = useNavigate();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const words = field.current?.value.trim().replace(/^#/, "") ?? "";
    if (words === "") return;
    if (field.current) field.current.value = "";
    void navigate(`/orders?${new URLSearchParams({ status: "all", q: words })}`);
  };
  return (
    <search aria-label={t("frame.find")} className="order-search">
      <form onSubmit={find} noValidate>
        <Icon of={Search} size={16} />
        <input ref={field} name="q" autoComplete="off" maxLength={120} aria-label={t("frame.find")} placeholder={t("frame.findBy")} />
        <KeyCap keys="/" />
        <button type="submit" className="sr-only">
          {t("frame.findGo")}
        </button>
      </form>
    </search>
  );
}
