import { useRef, useState } from "react";
import { ScrollRestoration, useNavigate, useNavigation } from "react-router";
import { useText } from "../i18n/text.ts";
import { SectionGate } from "./access/section-gate.tsx";
import { AnnouncementProvider } from "./announcement.tsx";
import { KeysBar } from "./keys/keys-bar.tsx";
import { KeysDialog } from "./keys/keys-dialog.tsx";
import { TypedAgain } from "./outdated/typed-again.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { Rail } from "./rail.tsx";
import { sectionsFor } from "./sections.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { useStaff } from "./staff.ts";
import { TopBar } from "./top-bar.tsx";
import { useFrameKeys } from "./use-frame-keys.ts";
import { usePageFocus } from "./use-page-focus.ts";

/** The frame of every page: the bar at the top, the sections, and the keys. */
export function Frame() {
  const t = useText();
  const staff = useStaff();
  const isLoading = useNavigation().state !== "idle";
  const search = useRef<HTMLInputElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const groups = sectionsFor(staff);
  useFrameKeys({ groups, search, openKeys: () => keys.current?.showModal(), navigate });
  usePageFocus();
  return (
    <AnnouncementProvider>
      <a href="#page" className="skip-link">
        {t("frame.skip")}
      </a>
      <TopBar search={search} isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(!isMenuOpen)} />
      <div aria-hidden="true" className={isLoading ? "loading-line is-on" : "loading-line"} />
      {isMenuOpen && <PhoneMenu groups={groups} onChoose={() => setMenuOpen(false)} />}
      <div className="frame">
        <Rail groups={groups} />
        <main id="page" tabIndex={-1} aria-busy={isLoading}>
          <TypedAgain />
          <SectionGate />
        </main>
      </div>
      <KeysBar />
      <KeysDialog ref={keys} />
      <SignInAgain />
      <ScrollRestoration />
    </AnnouncementProvider>
  );
}
