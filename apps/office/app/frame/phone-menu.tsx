import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { SectionLinks } from "./section-links.tsx";
import type { sectionsFor } from "./sections.ts";
import { SignOutButton } from "./sign-out-button.tsx";
import { useStaff } from "./staff.ts";
import { StorefrontChooser } from "./storefronts/storefront-chooser.tsx";

/** The sections on a screen that is too small for the side rail. */
export function PhoneMenu({ groups, onChoose }: { groups: ReturnType<typeof sectionsFor>; onChoose(): void }) {
  const t = useText();
  const { email } = useStaff();
  return (
    <nav id="phone-menu" aria-label={t("frame.sections")} className="phone-menu">
      <SectionLinks groups={groups} onChoose={onChoose} />
      <p>
        <Link to="/account" onClick={onChoose}>
          {email}
        </Link>
        <SignOutButton />
      </p>
      <StorefrontChooser />
    </nav>
  );
}
