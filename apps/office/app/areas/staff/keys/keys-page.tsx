import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { StaffPages } from "../staff-pages.tsx";
import type { Key, KeyAction } from "./key.ts";
import { CreateKeyDialog, KeyDialog } from "./key-dialogs.tsx";
import { SecretNotice } from "./secret-notice.tsx";
import { useKeyColumns } from "./use-key-columns.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load("apiKeys", {}, request);

/** The API keys with which other systems make calls. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { keys, roles, stores } = useLoaderData<typeof loader>();
  const [isCreating, setCreating] = useState(false);
  const [chosen, setChosen] = useState<{ apiKey: Key; action: KeyAction } | null>(null);
  const [issued, setIssued] = useState<{ name: string; secret: string } | null>(null);
  const columns = useKeyColumns(stores, (apiKey, action) => setChosen({ apiKey, action }));
  const issue = (name: string, secret: string) => {
    setIssued({ name, secret });
    void revalidate();
  };
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  return (
    <ListPage
      help="apiKeys"
      title={t("apiKeys.title")}
      note={t("apiKeys.count", { count: keys.length })}
      actions={
        <Button type="button" look="tool" onClick={() => setCreating(true)}>
          {t("apiKeys.new")}
        </Button>
      }
      pages={<StaffPages />}
      above={issued && <SecretNotice title={t("apiKeys.shownTitle", { name: issued.name })} secret={issued.secret} />}
      columns={columns}
      rows={keys}
      keyOf={({ keyId }) => keyId}
      none={{ title: t("apiKeys.none"), hint: t("apiKeys.noneHint") }}
    >
      {isCreating && <CreateKeyDialog roles={roles} stores={stores} onCreated={issue} onClose={() => setCreating(false)} />}
      {chosen && <KeyDialog {...chosen} onIssued={issue} onDone={done} onClose={() => setChosen(null)} />}
    </ListPage>
  );
}
