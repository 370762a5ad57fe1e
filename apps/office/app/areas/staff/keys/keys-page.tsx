import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { StaffPages } from "../staff-pages.tsx";
import type { Key, KeyAction } from "./key.ts";
import { CreateKeyDialog, KeyDialog } from "./key-dialogs.tsx";
import { KeysTable } from "./keys-table.tsx";
import { SecretNotice } from "./secret-notice.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load("apiKeys", {}, request);

/** The keys with which other systems make calls. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { keys, roles, stores } = useLoaderData<typeof loader>();
  const [isCreating, setCreating] = useState(false);
  const [chosen, setChosen] = useState<{ apiKey: Key; action: KeyAction } | null>(null);
  const [issued, setIssued] = useState<{ name: string; secret: string } | null>(null);
  const issue = (name: string, secret: string) => {
    setIssued({ name, secret });
    void revalidate();
  };
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  return (
    <>
      <PageHeading
        title={t("apiKeys.title")}
        actions={
          <Button type="button" look="tool" onClick={() => setCreating(true)}>
            {t("apiKeys.new")}
          </Button>
        }
      >
        <span className="soft tabular">{t("apiKeys.count", { count: keys.length })}</span>
      </PageHeading>
      <StaffPages />
      {issued && <SecretNotice title={t("apiKeys.shownTitle", { name: issued.name })} secret={issued.secret} />}
      <KeysTable keys={keys} stores={stores} onAction={(key, action) => setChosen({ apiKey: key, action })} />
      {isCreating && <CreateKeyDialog roles={roles} stores={stores} onCreated={issue} onClose={() => setCreating(false)} />}
      {chosen && <KeyDialog {...chosen} onIssued={issue} onDone={done} onClose={() => setChosen(null)} />}
    </>
  );
}
