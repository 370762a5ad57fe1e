import type { blocks } from "@azulejo/contract/content/index.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import type { BlockProps } from "../block.ts";
import { Section } from "../section.tsx";

/** Player address of each provider; the editor enters an id, never markup. */
const players = {
  youtube: { name: "YouTube", id: /^[\w-]{6,20}$/, address: (id: string) => `https://www.youtube-nocookie.com/embed/${id}` },
  vimeo: { name: "Vimeo", id: /^\d{6,12}$/, address: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1` },
};

/** A video on another site; the provider is contacted only after a click. */
export function Embed({ block }: BlockProps<typeof blocks.embed>) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const player = players[block.provider || "youtube"];
  if (!block.id || !block.title || !player?.id.test(block.id)) return null;
  return (
    <Section headline={block.title}>
      <div className="flex aspect-video w-full items-center justify-center bg-joint">
        {open ? (
          <iframe
            src={player.address(block.id)}
            title={block.title}
            allow="fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        ) : (
          <div className="max-w-md space-y-3 p-6 text-center">
            <p>{t("content.embedNotice", { provider: player.name })}</p>
            <Button type="button" onClick={() => setOpen(true)}>
              {t("content.embedPlay")}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
