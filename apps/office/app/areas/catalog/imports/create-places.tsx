import { withUnpublishedStores } from "@azulejo/contract/settings/new-store.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useState } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { signedInCall } from "../../../call/sign-in-again.ts";
import { useCall } from "../../../call/use-call.ts";
import { useText } from "../../../i18n/text.ts";
import { readSettings } from "../../settings/draft/shop-settings.ts";

interface Props {
  /** Names of places in a file that the shop doesn't have. */
  names: readonly string[];
  /** Called once the shop has them. */
  onCreated(): void;
}

/** Creates unpublished stores for all places that a file names. */
export function CreatePlaces({ names, onCreated }: Props) {
  const t = useText();
  const save = useCall("changeSettings");
  const [faults, setFaults] = useState<readonly string[]>([]);
  const create = async () => {
    const { settings, revisions } = await signedInCall(() => readSettings(["storefront", "stores"]));
    const { stores } = withUnpublishedStores(settings, names);
    const result = await save.send({ settings: { version: 1, stores }, pictures: {}, revisions });
    setFaults(result?.faults.map(({ path, problem }) => `${path} ${problem}`) ?? []);
    if (result?.faults.length === 0) onCreated();
  };
  return (
    <div className="page-text text-small">
      <FailureNotice failure={save.failure} />
      {faults.map((fault) => (
        <Notice key={fault} kind="alert">
          {fault}
        </Notice>
      ))}
      <Button type="button" look="tool" disabled={save.isSending} onClick={() => void create()}>
        {t("imports.createPlaces", { count: names.length })}
      </Button>
      <p className="soft">{t("imports.createPlacesHint")}</p>
    </div>
  );
}
