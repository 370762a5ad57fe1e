import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";

/** Opens a draft order, whose address survives a reload. */
export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const { send, failure } = useCall("startPhoneOrder");
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void send({}).then((draft) => draft && navigate(`/orders/new/${draft.draftNo}`, { replace: true }));
  }, [send, navigate]);
  return (
    <>
      <PageHeading title={t("phone.title")} />
      <FailureNotice failure={failure} />
    </>
  );
}
