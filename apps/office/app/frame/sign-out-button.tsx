import { useNavigate } from "react-router";
import { callOffice } from "../call/call-office.ts";
import { useText } from "../i18n/text.ts";
import { useAnnounce } from "./announcement.tsx";
import { forgetStaff } from "./staff.ts";

export function SignOutButton() {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      // The server adds the token, which scripts can't read.
      await callOffice("signOut", { refreshToken: "none" });
    } catch {
      announce(t("frame.signOutFailed"));
      return;
    }
    forgetStaff();
    await navigate("/signin");
  };
  return (
    <button type="button" className="bar-button sign-out" onClick={() => void signOut()}>
      {t("frame.signOut")}
    </button>
  );
}
